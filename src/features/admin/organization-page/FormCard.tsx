import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import type { Refusal } from '../../../api'
import { FormNotices } from '../../../kit/form/DrawerForm'
import type { Form } from '../../../kit/form/form'
import { useText, type MessageId } from '../../../texts'
import { Button } from '../../../ui/Button'

const Body = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    px: { base: '16px', md: '24px' },
    py: '24px',
  },
})
const Foot = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '8px 16px',
    px: { base: '16px', md: '24px' },
    py: '16px',
    borderTop: '1px solid var(--line)',
    '& > :first-of-type:not(button)': { flex: '1 1 160px', minW: 0, textStyle: 'xs', color: 'fg.muted' },
  },
})

/** In a card without a padding of its own: a form with its foot, or what stands there while it comes. */
export const CardContent = chakra('div', {
  base: { containerType: 'inline-size', '& > div': { p: '24px' } },
})

type Props<Values> = {
  title: string
  form: Form<Values>
  /** Why the last press was refused, with the words to use when the server gave none. */
  refusal: Refusal | undefined
  otherwise: MessageId
  /** The word of its main action; Save without it. */
  send?: string
  /** At the left of the main action. */
  footerStart?: ReactNode
  children: ReactNode
}

/** The fields of a card that saves by itself. Its action is the main one once something has changed. */
export function FormCard<Values>(props: Props<Values>) {
  const { title, form, refusal, otherwise, send, footerStart, children } = props
  const text = useText()
  const id = useId()
  return (
    <>
      <Body id={id} {...form.props} aria-label={title}>
        <FormNotices form={form} refused={{ refusal, otherwise }} />
        {children}
      </Body>
      <Foot>
        {footerStart}
        <Button
          kind={form.unchanged ? 'plain' : 'primary'}
          type="submit"
          form={id}
          loading={form.busy}
          disabledReason={form.unchanged ? text('form.unchanged') : undefined}
        >
          {send ?? text('common.save')}
        </Button>
      </Foot>
    </>
  )
}
