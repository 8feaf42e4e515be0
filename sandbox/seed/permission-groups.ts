import type { Store } from '../store/db'
import { fold } from '../store/fold'

type Group = {
  readonly id: string
  readonly orgId: string
  readonly name: string
  readonly permissions: readonly string[]
  readonly description?: string
  readonly system?: true
}

const groups: readonly Group[] = [
  { id: 'group-root', orgId: 'org-phuongdong', name: 'Root', permissions: ['OWNER'], system: true },
  {
    id: 'group-grant',
    orgId: 'org-phuongdong',
    name: 'Grant Privileges',
    permissions: ['GrantPrivilege'],
    system: true,
  },
  {
    id: 'group-care',
    orgId: 'org-phuongdong',
    name: 'Chăm sóc khách hàng',
    description: 'Đội chăm sóc',
    permissions: ['AccountPermission'],
  },
  {
    id: 'group-marketing',
    orgId: 'org-phuongdong',
    name: 'Tiếp thị & "Truyền thông"',
    permissions: ['InviteUser', 'AccountManagement'],
  },
  { id: 'group-hostile', orgId: 'org-phuongdong', name: '<i>Nghiêng</i> =1+1 100%', permissions: [] },
  { id: 'group-acme-root', orgId: 'org-acme', name: 'Root', permissions: ['OWNER'], system: true },
  { id: 'group-acme-till', orgId: 'org-acme', name: 'Thu ngân', permissions: ['AccountPermission'] },
]

export function seedPermissionGroups(store: Store, now: number): void {
  for (const { id, orgId, name, permissions, description, system } of groups) {
    store.run(
      'insert into permission_group values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      id,
      orgId,
      name,
      fold(name),
      description,
      JSON.stringify(permissions),
      system ? 1 : 0,
      now - 300 * 86_400_000,
      'bao.tran@phuongdong.example',
    )
  }
}
