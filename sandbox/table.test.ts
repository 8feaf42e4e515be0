/** @jest-environment node */
import { openStore } from './store/db'
import { permissionGroups } from './store/permission-groups'
import { equals, mentions } from './store/search'

const store = openStore(':memory:')
store.rebuild()
afterAll(() => store.close())

const shown = {
  ...{ id: 'group-care', name: 'Chăm sóc', permissions: ['InviteUser'], system: false },
  ...{ description: 'Tận tình', createdAt: 1, createdBy: 'hang.do@acme.example' },
}
const care = { ...shown, orgId: 'org-acme' }
const found = (text: string) => permissionGroups.list(store, [mentions(text, 'folded')]).map(({ id }) => id)

test('a record is stored, and read without what is hidden', () => {
  permissionGroups.add(store, care)
  permissionGroups.add(store, {
    ...{ id: 'group-bare', orgId: 'org-bold', name: 'Bare', permissions: [], system: true },
  })
  expect(permissionGroups.find(store, care.id)).toEqual(shown)
  expect(permissionGroups.find(store, 'group-bare')).toEqual({
    ...{ id: 'group-bare', name: 'Bare', permissions: [], system: true },
  })
  expect(permissionGroups.find(store, 'nobody')).toBeUndefined()
  expect(permissionGroups.list(store, [equals('org_id', 'org-acme')])).toEqual([shown])
  expect(permissionGroups.list(store).map(({ name }) => name)).toEqual(['Bare', 'Chăm sóc'])
})

test('a change gives some fields, the others stay, and free text follows', () => {
  const changes = { name: 'Đón khách', system: true, description: undefined }
  expect(permissionGroups.change(store, care.id, changes)).toBe(true)
  expect(permissionGroups.find(store, care.id)).toEqual({ ...shown, ...changes })
  expect([found('cham'), found('don khach')]).toEqual([[], [care.id]])
  expect(permissionGroups.list(store, [equals('org_id', 'org-acme')])).toHaveLength(1)
  expect(permissionGroups.change(store, 'nobody', { name: 'x' })).toBe(false)
})

test('a record of another organization is none', () => {
  const ofBold = [equals('org_id', 'org-bold')]
  expect(permissionGroups.find(store, care.id, ofBold)).toBeUndefined()
  expect(permissionGroups.change(store, care.id, { name: 'x' }, ofBold)).toBe(false)
  expect(permissionGroups.remove(store, care.id, ofBold)).toBe(false)
  expect(permissionGroups.find(store, care.id, [equals('org_id', 'org-acme')])?.name).toBe('Đón khách')
})

test('a record is deleted once', () => {
  expect(permissionGroups.remove(store, care.id)).toBe(true)
  expect(permissionGroups.remove(store, care.id)).toBe(false)
  expect(permissionGroups.find(store, care.id)).toBeUndefined()
})
