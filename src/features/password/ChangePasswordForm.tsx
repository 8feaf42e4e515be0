import { chakra } from '@chakra-ui/react'
import { RefusalBanner } from '../../kit/form/DrawerForm'
import { useForm } from '../../kit/form/form'
import { useText, type MessageId } from '../../texts'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { PasswordField } from '../../ui/PasswordField'
import { PolicyVerdict } from '../../domain/password-policy/PolicyVerdict'
import { noPasswords, passwordSchema, type PasswordValues } from './password'
import type { PasswordPolicy } from '../../domain/password-policy/state'
import type { PasswordChangeState } from './state'

const Column = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '24px', maxW: '480px' },
})
const Fields = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '16px' } })
const Actions = chakra('div', { base: { display: 'flex', justifyContent: 'flex-end', pt: '8px' } })

type Props = {
  /** Why the password must be changed. */
  reason: string | undefined
  policy: PasswordPolicy
  change: PasswordChangeState
  onNewPassword: (password: string) => void
  onChange: (values: PasswordValues) => void
}

/** Current and new password, and the new one again; Save waits until the server has found the new one good. */
export function ChangePasswordForm({ reason, policy, change, onNewPassword, onChange }: Props) {
  const text = useText()
  const form = useForm({
    initial: noPasswords,
    schema: passwordSchema,
    busy: change.name === 'sending',
    saved: change.name === 'changed',
    onSend: onChange,
  })
  const changed = change.name === 'changed'
  const blocked = changed ? 'password.toSignIn' : whyBlocked(policy)
  const password = (name: keyof PasswordValues) => ({
    ...form.field(name),
    readOnly: changed,
    autoComplete: name === 'current' ? ('current-password' as const) : ('new-password' as const),
    showLabel: text('password.show'),
    hideLabel: text('password.hide'),
  })
  const chosen = password('new')

  return (
    <Column>
      {reason && <Banner tone="danger">{reason}</Banner>}
      <Card>
        <Fields {...form.props}>
          <RefusalBanner
            refusal={change.name === 'refused' ? change.refusal : undefined}
            otherwise="password.failed"
          />
          <PasswordField {...password('current')} label={text('password.current')} />
          <PasswordField
            {...chosen}
            label={text('password.new')}
            help={text('password.hint')}
            onChange={(value) => {
              chosen.onChange(value)
              onNewPassword(value)
            }}
          />
          <PolicyVerdict policy={policy} onRetry={() => onNewPassword(form.values.new)} />
          <PasswordField {...password('confirm')} label={text('password.confirm')} />
          <Actions>
            <Button
              kind="primary"
              type="submit"
              loading={form.busy}
              disabledReason={blocked && text(blocked)}
            >
              {text('common.save')}
            </Button>
          </Actions>
        </Fields>
      </Card>
    </Column>
  )
}

/** Without a new password nothing is to be judged: a press then says what is missing. */
function whyBlocked(policy: PasswordPolicy): MessageId | undefined {
  if (policy.name === 'failed') return 'password.notChecked'
  if (policy.name === 'waiting' || policy.name === 'checking') return 'password.waitForCheck'
  if (policy.name === 'judged' && policy.errors.length > 0) return 'password.againstPolicy'
  return undefined
}
