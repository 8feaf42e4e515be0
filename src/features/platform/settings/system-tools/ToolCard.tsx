import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { FormNotices } from '../../../../kit/form/DrawerForm'
import type { Form } from '../../../../kit/form/form'
import { Button } from '../../../../ui/Button'
import { Card } from '../../../../ui/Card'
import type { IconName } from '../../../../ui/Icon'

/** The tools of an entry: two beside each other where there is room. */
export const Tools = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 384px), 1fr))',
    alignItems: 'start',
    gap: '24px',
  },
})

const Body = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    px: { base: '16px', md: '24px' },
    py: '24px',
    '& > p': { color: 'fg.muted' },
  },
})
const Foot = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '8px 16px',
    px: { base: '16px', md: '24px' },
    py: '16px',
    borderTop: '1px solid var(--line)',
  },
})

type Props<Values> = {
  title: string
  /** What it does, in a sentence. */
  about: string
  form: Form<Values>
  /** The word of its button. */
  send: string
  icon?: IconName
  danger?: boolean
  /** Before its button. */
  footerStart?: ReactNode
  children: ReactNode
}

/** One tool: what it does, its fields, and the button that does it. */
export function ToolCard<Values>(props: Props<Values>) {
  const { title, about, form, send, icon, danger, footerStart, children } = props
  const id = useId()
  return (
    <Card title={title} flush>
      <Body id={id} {...form.props} aria-label={title}>
        <FormNotices form={form} />
        <p>{about}</p>
        {children}
      </Body>
      <Foot>
        {footerStart}
        <Button
          kind={danger ? 'danger' : 'primary'}
          type="submit"
          form={id}
          loading={form.busy}
          {...(icon && { icon })}
        >
          {send}
        </Button>
      </Foot>
    </Card>
  )
}
