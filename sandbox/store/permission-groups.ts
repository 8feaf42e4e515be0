import type { components } from '../../openapi/schema.gen'
import { createTable } from './table'

type PermissionGroup = Omit<components['schemas']['PermissionGroup'], 'updatedAt' | 'updatedBy'>

export const permissionGroups = createTable<PermissionGroup, { readonly orgId: string }>({
  table: 'permission_group',
  fields: {
    id: 'id',
    name: 'name',
    description: 'description',
    permissions: { json: 'permissions' },
    system: { flag: 'system' },
    createdAt: 'created_at',
    createdBy: 'created_by',
  },
  hidden: { orgId: 'org_id' },
  freeText: ['name'],
  sortable: [],
  order: 'folded',
})
