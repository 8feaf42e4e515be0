import { sessionApi, type CurrentUser } from '../../api'
import { useRecheck, type Recheck } from '../../kit/form/useRecheck'
import { ownInfoOf, type OwnInfo } from './own-info'

/** The own account is read again before it is saved; who has changed it is not told by the call. */
export const useOwnInfoRecheck = ({ id }: CurrentUser): Recheck<OwnInfo, CurrentUser> =>
  useRecheck({
    read: async (read) => {
      const { result } = await read(sessionApi.endpoints.getCurrentUser, undefined)
      return result.id === id ? result : undefined
    },
    valuesOf: ownInfoOf,
    fields: { name: 'profile.name', phone: 'profile.phone', address: 'profile.address' },
  })
