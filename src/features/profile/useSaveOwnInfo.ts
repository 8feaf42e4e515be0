import {
  useUpdateOwnInfoMutation,
  useUpdatePlatformAccountMutation,
  type AccountUpdate,
  type CurrentUser,
} from '../../api'
import { useMay } from '../../kit/access/access'
import { useChange, type Change } from '../../kit/change/useChange'
import { ownInfoUpdated, type OwnInfo } from './own-info'

/**
 * Sends the own account: a super administrator as an account of the platform, others as their own (call-notes 23).
 * Roles and state go along as they are.
 */
export function useSaveOwnInfo(user: CurrentUser): Change<OwnInfo> {
  const asAccount = useMay('updatePlatformAccount').name === 'may'
  const [sendOwn, own] = useUpdateOwnInfoMutation()
  const [updateByPlatform, account] = useUpdatePlatformAccountMutation()

  async function save(info: OwnInfo): Promise<{ error?: unknown }> {
    if (!asAccount) return sendOwn({ ownInfoInput: info })
    const { id, roles, status = 'active' } = user
    const accountUpdate: AccountUpdate = { email: id, ...info, roles, status }
    return updateByPlatform({ id: user.id, accountUpdate })
  }

  return useChange([save, asAccount ? account : own], {
    done: () => ownInfoUpdated(user.id),
    failed: 'common.somethingWasWrong',
  })
}
