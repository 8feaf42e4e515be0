import { useId, type ReactNode } from 'react'
import type { Refusal } from '../../api'
import { FormFields, FormNotices } from './DrawerForm'
import type { Form } from './form'
import { useText, type MessageId } from '../../texts'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'

type Props<Values> = {
  title: string
  form: Form<Values>
  refusal: Refusal | undefined
  /** What is said when the server gave no reason. */
  otherwise: MessageId
  /** Before Save. */
  action?: ReactNode
  children: ReactNode
}

/** A section that is one form and saves by itself: Save stands in its head, why it was refused above its fields. */
export function SettingsCard<Values>(props: Props<Values>) {
  const { title, form, refusal, otherwise, action, children } = props
  const text = useText()
  const id = useId()
  return (
    <Card
      title={title}
      action={
        <>
          {action}
          <Button
            kind="primary"
            size="sm"
            type="submit"
            form={id}
            loading={form.busy}
            disabledReason={form.unchanged ? text('form.unchanged') : undefined}
          >
            {text('common.save')}
          </Button>
        </>
      }
    >
      <FormFields id={id} {...form.props} aria-label={title}>
        <FormNotices form={form} refused={{ refusal, otherwise }} />
        {children}
      </FormFields>
    </Card>
  )
}
