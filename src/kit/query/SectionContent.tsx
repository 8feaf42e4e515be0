import type { ComponentProps, ReactNode } from 'react'
import { QueryContent } from './QueryContent'
import { useText, type MessageId } from '../../texts'
import { Card } from '../../ui/Card'

type Props<Data> = {
  title: MessageId
  query: ComponentProps<typeof QueryContent<Data>>['query']
  /** The card of the section, once it is read. */
  children: (data: Data) => ReactNode
}

/** A section that is read first: a card of its name stands there from the beginning. */
export function SectionContent<Data>({ title, query, children }: Props<Data>) {
  const text = useText()
  return (
    <QueryContent query={query} around={(meanwhile) => <Card title={text(title)}>{meanwhile}</Card>}>
      {children}
    </QueryContent>
  )
}
