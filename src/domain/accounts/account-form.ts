import { array, object, string, type ObjectSchema } from 'yup'
import { bounds, values as described, type Account, type AccountRole, type AccountUpdate } from '../../api'
import { message } from '../../kit/form/form'
import { plain } from '../../kit/form/text'

/** What both account forms have (doc3 §5). */
export type AccountValues = {
  name: string
  phone: string
  address: string
  roles: string[]
}

export const accountSchema: ObjectSchema<AccountValues> = object({
  name: plain(bounds.AccountUpdate.name).required(message('accounts.nameRequired')),
  phone: plain(bounds.AccountUpdate.phone),
  address: plain(bounds.AccountUpdate.address, { lines: true }),
  roles: array().of(string().defined()).min(1, message('accounts.rolesRequired')).defined(),
})

/** What the form offers; other roles are the platform's, and stay (ACCOUNTS-49). */
export const isOffered = (role: string): role is AccountRole =>
  described.AccountRole.some((each) => each === role)

/** An account as its update sends it: with the e-mail copied from the id (ACCOUNTS-55). */
export const updateOf = ({ id, name, roles, phone = '', address = '', status }: Account): AccountUpdate => ({
  email: id,
  name,
  roles,
  phone,
  address,
  status,
})
