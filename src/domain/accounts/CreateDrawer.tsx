import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { accountsApi } from '../../api'
import { useChange } from '../../kit/change/useChange'
import { useRead } from '../../kit/change/useLookUp'
import { useUntracked } from '../../kit/change/useUntracked'
import { DrawerForm } from '../../kit/form/DrawerForm'
import { useForm } from '../../kit/form/form'
import { useText } from '../../texts'
import { timings } from '../../timings'
import { TextField } from '../../ui/TextField'
import { OrganizationPicker } from '../organizations/OrganizationPicker'
import { passwordFormLeft, selectPasswordPolicy } from '../password-policy/state'
import { inputOf, newAccountSchema, newPlatformAccountSchema, noAccount, secrets } from './account-form'
import { ContactFields, RolesField } from './AccountFields'
import { NewPasswordFields } from './NewPasswordFields'
import { readAccount } from './read-account'
import { drawerSizes, type Scope } from './scope'

const { addAccount, addPlatformAccount } = accountsApi.endpoints

/** A new account, in the organization one works in or, on the platform, in one that is chosen. */
export function CreateDrawer({ scope, onClose }: { scope: Scope; onClose: () => void }) {
  const text = useText()
  const dispatch = useDispatch()
  const isPlatform = scope === 'platform'
  const policy = useSelector(selectPasswordPolicy)
  // The flow that judges what is typed is outside React: it ends with the form.
  useEffect(() => () => void dispatch(passwordFormLeft()), [dispatch])

  const read = useRead()
  const isThere = (email: string) =>
    readAccount(read, scope, email.toLowerCase()).then(Boolean, () => undefined)
  const here = useUntracked(addAccount)
  const everywhere = useUntracked(addPlatformAccount)
  const outcome = {
    done: 'common.added',
    failed: 'common.somethingWentWrong',
    stale: ['Account'],
    onClose,
  } as const
  const addHere = useChange(here, { ...outcome, wasDone: ({ accountInput }) => isThere(accountInput.email) })
  const addAnywhere = useChange(everywhere, {
    ...outcome,
    wasDone: ({ platformAccountInput }) => isThere(platformAccountInput.email),
  })
  const change = isPlatform ? addAnywhere : addHere
  const form = useForm({
    initial: noAccount,
    schema: isPlatform ? newPlatformAccountSchema : newAccountSchema,
    busy: change.busy,
    draft: `accounts.create ${scope}`,
    secrets,
    onSend: (account) => {
      const accountInput = inputOf(account)
      const orgId = account.organization[0]?.value ?? ''
      return isPlatform
        ? addAnywhere.send({ platformAccountInput: { ...accountInput, orgId } })
        : addHere.send({ accountInput })
    },
  })
  const isRefused = policy.name === 'judged' && policy.errors.length > 0
  return (
    <DrawerForm
      title={text(isPlatform ? 'accounts.createPlatformTitle' : 'accounts.createTitle')}
      size={drawerSizes[scope]}
      form={form}
      {...change.failure}
      blocked={isRefused ? text('password.againstPolicy') : undefined}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={text('accounts.name')} autoComplete="off" />
      <TextField {...form.field('email')} label={text('accounts.email')} type="email" autoComplete="off" />
      <NewPasswordFields form={form} policy={policy} />
      {isPlatform && (
        <OrganizationPicker
          {...form.field('organization')}
          label={text('accounts.organization')}
          placeholder={text('accounts.chooseOrganization')}
          pause={timings.organizationSearchPause}
        />
      )}
      <RolesField form={form} />
      <ContactFields form={form} />
    </DrawerForm>
  )
}
