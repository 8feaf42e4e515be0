import { configureStore } from '@reduxjs/toolkit'
import { api, type CurrentUser, type Role } from '../../api'
import { configured, recordFetch } from '../../api/testing'
import { platformFirst } from './filters'

const working = (...roles: Role[]): CurrentUser => ({
  ...{
    id: 'an@acme.example',
    name: 'An',
    totpEnabled: false,
    disabledApiAccess: true,
    changePassword: false,
  },
  roles,
  permission: { contextPermissions: [], ownerPermission: false },
  orgCtx: { id: 'c', orgId: 'org-acme', roles },
})

/** The calls that are asked for before the screen is there. */
function askedBy(user: CurrentUser, search: string): string[] {
  configured()
  recordFetch()
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (usual) => usual().concat(api.middleware),
  })
  const asked = platformFirst(search, user)
  if (asked) store.dispatch(asked)
  return Object.keys(store.getState().api.queries)
}

test('SUPERACC-21 ADMINCOMMON-13 the list of the page is asked for by the call of the role', () => {
  const [all] = askedBy(working('ADMIN', 'SUPER_ADMIN'), '?freeText=lan&orgIds=org-acme')
  expect(all).toMatch(/^searchPlatformAccounts\(.*"freeText":"lan","orgIds":\["org-acme"\]/)
  const [own] = askedBy(working('ADMIN'), '?freeText=lan&orgIds=org-acme')
  expect(own).toMatch(/^searchAccounts\(.*"freeText":"lan"}/)
})
