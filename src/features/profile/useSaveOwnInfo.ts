import {
  isRefusal,
  useUpdateOwnInfoMutation,
  useUpdatePlatformAccountMutation,
  type AccountUpdate,
  type CurrentUser,
} from '../../api'
import { useMay } from '../../kit/access/access'
import type { OwnInfo } from './own-info'

type SettableRole = AccountUpdate['roles'][number]
const settable: readonly string[] = ['API', 'USER', 'ADMIN'] satisfies SettableRole[]

/**
 * Sends the own account: a super administrator as an account of the platform, others as their own (call-notes 23).
 * Roles and state go along as they are.
 */
export function useSaveOwnInfo(user: CurrentUser) {
  const asAccount = useMay('updatePlatformAccount').name === 'may'
  const [sendOwn, own] = useUpdateOwnInfoMutation()
  const [updateByPlatform, account] = useUpdatePlatformAccountMutation()
  const { isLoading, error } = asAccount ? account : own

  async function save(info: OwnInfo): Promise<boolean> {
    const roles = user.roles.filter((role): role is SettableRole => settable.includes(role))
    const status = user.status ?? 'active'
    const accountUpdate: AccountUpdate = { email: user.id, ...info, roles, status }
    const answer = asAccount
      ? await updateByPlatform({ id: user.id, accountUpdate })
      : await sendOwn({ ownInfoInput: info })
    return !answer.error
  }

  return { save, busy: isLoading, refusal: isRefusal(error) ? error : undefined }
}
