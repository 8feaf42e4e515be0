import { configureStore } from '@reduxjs/toolkit'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { values, type CurrentUser, type Role } from '../api'
import { addressesOf, mayOpen, pagePaths, pages } from '../kit/navigation/pages'
import { sessionSlice, type SessionState } from '../session/state'
import { user } from '../session/testing'
import { texts } from '../texts/en.gen'
import { UiProvider } from '../ui/UiProvider'
import { isAt, menuOf, pagesOf, trailOf } from './menu'
import { PageGate } from './PageGate'

/**
 * The pages of some roles as the documents list them (docs/access.md is of operations), those that do not exist yet
 * too. Written here a second time so that a wrong declaration is noticed.
 */
const documented: { readonly [path: string]: readonly Role[] } = {
  '/organization': ['ADMIN', 'SUPER_ADMIN'],
  '/permission-group': ['ADMIN', 'SUPER_ADMIN'],
  '/console-activity': ['ADMIN', 'SUPER_ADMIN'],
  '/console-users': ['ADMIN', 'SUPER_ADMIN'],
  '/super-admin-console-users': ['ADMIN', 'SUPER_ADMIN'],
  '/console-organizations': ['SUPER_ADMIN'],
  '/console-permission': ['SUPER_ADMIN'],
  '/internal-permission': ['SUPER_ADMIN'],
  '/console-link-orgs': ['SUPER_ADMIN'],
  '/console-system-setting': ['SUPER_ADMIN'],
}
const opens = (path: string, role: Role) => documented[path]?.includes(role) ?? true

const withRole = (role: Role) => ({ ...user, orgCtx: { ...user.orgCtx!, roles: [role] } })

/** What the gate shows of an address to somebody with one role. */
function visit(address: string, role: Role) {
  cleanup()
  const session: SessionState = {
    session: { name: 'signedIn', user: withRole(role) },
    changing: false,
    forbidden: false,
    unsure: false,
  }
  const store = configureStore({ reducer: { session: sessionSlice.reducer }, preloadedState: { session } })
  const router = createMemoryRouter(
    [{ element: <PageGate />, children: [{ path: '*', element: <h1>The page</h1> }] }],
    { initialEntries: [address] },
  )
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={texts}>
        <UiProvider>
          <RouterProvider router={router} />
        </UiProvider>
      </IntlProvider>
    </Provider>,
  )
  return [screen.getByRole('heading').textContent, document.title]
}

const each = pagePaths.flatMap((page) => values.Role.map((role) => [page, role] as const))

test.each(each)('CONTEXT-13 whether %s opens for %s', (page, role) => {
  expect(mayOpen(page, withRole(role))).toBe(opens(page, role))
})

// A page for everybody is shown to one role; those of some roles to each.
const shown = each.filter(([page, role]) => documented[page] || role === 'USER')

test.each(shown)('CONTEXT-13 what the gate shows of %s to %s, by each of its addresses', (page, role) => {
  const expected = opens(page, role)
    ? ['The page', texts[pages[page].title]]
    : ['403 Forbidden', '403 Forbidden']
  for (const address of addressesOf(page)) expect(visit(address, role)).toEqual(expected)
})

const linkedFor = (user: CurrentUser) =>
  menuOf(user).flatMap((section) => pagesOf(section).map(({ to }): string => to))

test.each(values.Role)('SHELL-08 the menu of %s leads to those of its pages that they open', (role) => {
  const others = ['/console-users', '/super-admin-console-users'] // led to by other rules, below
  const expected = pagePaths.filter((page) => pages[page].section && opens(page, role))
  expect(linkedFor(withRole(role)).filter((page) => !others.includes(page))).toEqual(
    expected.filter((page) => !others.includes(page)),
  )
})

const holder = (role: Role) => ({
  ...withRole(role),
  permission: { contextPermissions: ['AccountPermission'], ownerPermission: false },
})

/** The words and addresses of the group Admin. */
const adminMenuOf = (user: CurrentUser) =>
  menuOf(user)
    .filter(({ label }) => label === 'menu.admin')
    .flatMap((section) => pagesOf(section).map(({ label, to }) => [texts[label], to] as const))

test.each(['ADMIN', 'SUPER_ADMIN'] as const)(
  'SHELL-03 SHELL-05 SHELL-06 the menu of %s has Admin',
  (role) => {
    const usual = [
      ['Organization', '/organization'],
      ['Accounts', '/console-users'],
      ['Permission Group', '/permission-group'],
      ['Activities', '/console-activity'],
    ]
    expect(adminMenuOf(withRole(role))).toEqual(usual)
    expect(adminMenuOf(holder(role))).toEqual(usual.toSpliced(2, 0, ['Users', '/console-users']))
  },
)

test.each(['USER', 'API', 'OPER_ADMIN'] as const)(
  'SHELL-07 ROLES-13 the menu of %s has of Admin no more than Users',
  (role) => {
    expect(adminMenuOf(withRole(role))).toEqual([])
    expect(adminMenuOf(holder(role))).toEqual([['Users', '/console-users']])
  },
)

test('SHELL-03 SHELL-09 a page that the menu has by two names is marked by the first of them', () => {
  const marked = (user: CurrentUser) =>
    menuOf(user)
      .flatMap(pagesOf)
      .filter((page) => isAt(page, '/console-users'))
      .map(({ label }) => texts[label])
  expect(marked(holder('ADMIN'))).toEqual(['Accounts'])
  expect(marked(holder('USER'))).toEqual(['Users'])
})

test.each(values.Role)(
  'SHELL-09 ROLES-18 Users is in the menu of %s who holds AccountPermission, and of nobody else',
  (role) => {
    expect(adminMenuOf(holder(role))).toContainEqual(['Users', '/console-users'])
    expect(adminMenuOf(withRole(role)).map(([words]) => words)).not.toContain('Users')
    expect(mayOpen('/console-users', holder(role))).toBe(true)
  },
)

test.each(values.Role)(
  'ROLES-16 the menu leads %s to the accounts of the platform only as super administrator',
  (role) => {
    expect(linkedFor(withRole(role)).includes('/super-admin-console-users')).toBe(role === 'SUPER_ADMIN')
  },
)

test('PGROUP-02 the way to permission groups leads over Admin', () => {
  const way = trailOf(withRole('ADMIN'), '/permission-group')
  expect(way).toEqual(['menu.admin', 'menu.permissionGroups'])
})

test.each(values.Role)('ROLES-14 the menu leads %s to permission groups only as administrator', (role) => {
  expect(linkedFor(withRole(role)).includes('/permission-group')).toBe(/^(SUPER_)?ADMIN$/.test(role))
})

test.each(values.Role)('ROLES-15 the menu leads %s to the logs only as administrator', (role) => {
  expect(linkedFor(withRole(role)).includes('/console-activity')).toBe(/^(SUPER_)?ADMIN$/.test(role))
})

test('SHELL-01 ORGPAGE-01 ROUTES-16 the menu of an administrator, from Profile to Admin, leads to the organization', () => {
  const menu = menuOf(withRole('SUPER_ADMIN')).map(({ label }) => texts[label])
  expect(menu).toEqual(['Profile', 'Security', 'Activity', 'Admin', 'Super Admin'])
  expect(linkedFor(withRole('ADMIN'))).toContain('/organization')
  expect(linkedFor(withRole('USER'))).not.toContain('/organization')
})

test('a page of some roles is for nobody without an organization', () => {
  expect(mayOpen('/console-organizations', { ...user, roles: ['SUPER_ADMIN'], orgCtx: undefined })).toBe(
    false,
  )
  expect(mayOpen('/console-organizations', undefined)).toBe(false)
  expect(mayOpen('/help', undefined)).toBe(true)
})
