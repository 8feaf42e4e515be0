import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { isRefusal, passwordApi } from '../../api'
import { useUntracked } from '../../kit/change/useUntracked'
import { CopyButton } from '../../kit/CopyButton'
import { RefusalBanner } from '../../kit/form/DrawerForm'
import type { Form } from '../../kit/form/form'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { PasswordField } from '../../ui/PasswordField'
import { PolicyVerdict } from '../password-policy/PolicyVerdict'
import { newPasswordGiven, type PasswordPolicy } from '../password-policy/state'
import type { NewAccount } from './account-form'

const Tools = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' } })

type Props = { form: Form<NewAccount>; policy: PasswordPolicy }

/** The first password of an account: typed and judged by the server's policy, or made by it (PASSWORD-22). */
export function NewPasswordFields({ form, policy }: Props) {
  const text = useText()
  const dispatch = useDispatch()
  const [generate, { isLoading, error }] = useUntracked(passwordApi.endpoints.generatePassword)
  // Only what was made here can be copied: who types a password knows it.
  const [made, setMade] = useState(false)
  const password = form.field('password')
  const confirm = form.field('confirm')
  const give = (value: string, isMade: boolean) => {
    password.onChange(value)
    setMade(isMade)
    dispatch(newPasswordGiven(value))
  }
  const onGenerate = async () => {
    const { data } = await generate(undefined)
    if (data?.result === undefined) return
    give(data.result, true)
    confirm.onChange(data.result)
  }
  const words = { showLabel: text('password.show'), hideLabel: text('password.hide') }
  return (
    <>
      <div>
        <PasswordField
          {...password}
          {...words}
          label={text('accounts.password')}
          help={text('password.hint')}
          autoComplete="new-password"
          onChange={(value) => give(value, false)}
        />
        <PolicyVerdict policy={policy} onRetry={() => dispatch(newPasswordGiven(form.values.password))} />
      </div>
      {isRefusal(error) && !isLoading && <RefusalBanner refusal={error} otherwise="accounts.notGenerated" />}
      <Tools>
        <Button size="sm" icon="refresh" loading={isLoading} onClick={() => void onGenerate()}>
          {text('accounts.generate')}
        </Button>
        {made && (
          <CopyButton
            label={text('common.copyOf', { what: text('accounts.password') })}
            words={text('accounts.copyPassword')}
            read={() => form.values.password}
          />
        )}
      </Tools>
      <PasswordField {...confirm} {...words} label={text('password.confirm')} autoComplete="new-password" />
    </>
  )
}
