import {
  useAssignSystemAccountPermissionMutation,
  useAssignSystemGrantPermissionMutation,
  useCheckSystemAccountPermissionQuery,
  useCheckSystemGrantPermissionQuery,
  useUnassignSystemAccountPermissionMutation,
  useUnassignSystemGrantPermissionMutation,
} from '../../../api'

/** The permissions that a super administrator gives a person in an organization. */
export type Grant = 'grant' | 'account'
export const grants: readonly Grant[] = ['grant', 'account']

/** Whether the person has a permission, by id of the organization. */
export type Held =
  | { readonly name: 'looking' }
  | { readonly name: 'failed' }
  | { readonly name: 'known'; readonly by: Readonly<Record<string, boolean>> }

/** What a person holds in the given organizations. Read beside what is shown, and never in its way. */
export function useHeld(userId: string, orgIds: readonly string[]): Readonly<Record<Grant, Held>> {
  const arg = { systemPermissionCheck: { userId, orgIds: [...orgIds] } }
  const options = { skip: orgIds.length === 0, refetchOnMountOrArgChange: true }
  const grant = useCheckSystemGrantPermissionQuery(arg, options)
  const account = useCheckSystemAccountPermissionQuery(arg, options)
  return { grant: heldOf(grant), account: heldOf(account) }
}

type Check = {
  readonly currentData?: { readonly result: Readonly<Record<string, boolean>> }
  readonly isError: boolean
}

function heldOf({ currentData, isError }: Check): Held {
  if (currentData) return { name: 'known', by: currentData.result }
  return { name: isError ? 'failed' : 'looking' }
}

/** The call that gives a permission, or takes it away. */
export function useGrantMutation(grant: Grant, assigns: boolean) {
  const calls = {
    grant: [useUnassignSystemGrantPermissionMutation(), useAssignSystemGrantPermissionMutation()],
    account: [useUnassignSystemAccountPermissionMutation(), useAssignSystemAccountPermissionMutation()],
  } as const
  const [takes, gives] = calls[grant]
  return assigns ? gives : takes
}
