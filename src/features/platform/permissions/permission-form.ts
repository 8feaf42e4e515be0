import { object, string, type ObjectSchema } from 'yup'
import { bounds, type Permission, type PermissionInput } from '../../../api'
import { message } from '../../../kit/form/form'
import { plain } from '../../../kit/form/text'
import { categoryOf } from './categories'

export type PermissionValues = { key: string; name: string; categoryId: string; description: string }

export const noPermission: PermissionValues = { key: '', name: '', categoryId: '', description: '' }

export const valuesOf = ({ id, name, categoryId, description = '' }: Permission): PermissionValues => ({
  ...{ key: id, name, categoryId, description },
})

const required = message('permissions.required')
const limits = bounds.PermissionInput

export const schema: ObjectSchema<PermissionValues> = object({
  key: plain(limits.id).required(required),
  name: plain(limits.name).required(required),
  categoryId: string().required(required),
  description: plain(limits.description, { lines: true }),
})

export const inputOf = ({ key, name, categoryId, description }: PermissionValues): PermissionInput => ({
  ...{ id: key, name, description },
  ...categoryOf(categoryId),
})
