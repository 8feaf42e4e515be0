import { array, object, string, type ObjectSchema } from 'yup'
import type { InternalPermissionGrant } from '../../../api'
import { plainText } from '../../../../openapi/plain-text'
import { message } from '../../../kit/form/form'
import type { Filters } from './filters'

export type GrantValues = {
  orgId: string
  userIds: string[]
  permissions: string[]
  /** The organization's id once more, before everything is taken away. */
  confirmation: string
}

/** More people than these are not looked up before everything is taken from them. */
export const MOST_LOSERS = 20

/** A typed or pasted user id as it is kept: without what a list, a mail or a table puts around it. */
export const userIdOf = (word: string): string =>
  plainText(word)
    .replace(/^[<("'[]+|[>)"'\]]+$/g, '')
    .replace(/^mailto:/i, '')
    .toLowerCase()

const address = string().required().email()
/** The id of a user is the e-mail address of signing in. */
export const isUserId = (word: string): boolean => address.isValidSync(word)

/** With no permissions everything that these people hold there is taken away. */
export const takesAll = ({ orgId, userIds, permissions }: GrantValues): boolean =>
  orgId.trim() !== '' && userIds.length > 0 && permissions.length === 0

/** A grant begins with what the list is filtered by. */
export const begunBy = ({ userId, orgId, permission }: Filters): GrantValues => ({
  orgId,
  userIds: isUserId(userId) ? [userIdOf(userId)] : [],
  permissions: [permission].filter(Boolean),
  confirmation: '',
})

const required = message('internalPermissions.required')

export const schema: ObjectSchema<GrantValues> = object({
  orgId: string().trim().required(required),
  userIds: array()
    .of(string().defined())
    .min(1, required)
    .test('user ids', message('internalPermissions.wrongUsers'), (ids) => ids?.every(isUserId) ?? true)
    .defined(),
  permissions: array().of(string().defined()).defined(),
  confirmation: string().defined(),
})

export const grantOf = ({ orgId, userIds, permissions }: GrantValues): InternalPermissionGrant => ({
  ...{ orgId, userIds, permissions },
})
