import { array, bool, object, string, type ObjectSchema } from 'yup'
import {
  bounds,
  values as described,
  type Account,
  type AccountInput,
  type AccountRole,
  type AccountUpdate,
  type Role,
} from '../../api'
import { message } from '../../kit/form/form'
import { plain } from '../../kit/form/text'
import type { Pickable } from '../../ui/PickerField'

/** What both account forms have (doc3 §5). */
export type AccountValues = {
  name: string
  phone: string
  address: string
  /** Of those that the form offers. */
  roles: string[]
}

const fields = {
  name: plain(bounds.AccountInput.name).required(message('accounts.nameRequired')),
  phone: plain(bounds.AccountInput.phone),
  address: plain(bounds.AccountInput.address, { lines: true }),
  roles: array().of(string().defined()).defined(),
}
const chosenRoles = fields.roles.min(1, message('accounts.rolesRequired'))

export type NewAccount = AccountValues & {
  email: string
  /** A secret, as the one that confirms it. */
  password: string
  confirm: string
  /** The one organization it is made in, for whoever is not bound to one. */
  organization: Pickable[]
}

export const noAccount: NewAccount = {
  ...{ name: '', email: '', password: '', confirm: '', phone: '', address: '' },
  ...{ roles: [], organization: [] },
}
export const secrets = ['password', 'confirm'] as const

const newAccount = {
  ...fields,
  roles: chosenRoles,
  email: plain(bounds.AccountInput.email)
    .required(message('accounts.emailRequired'))
    .email(message('accounts.emailWrong')),
  password: string().required(message('password.newRequired')),
  confirm: string()
    .required(message('password.confirmRequired'))
    // Empty is the other mistake.
    .when('password', ([chosen = '']: string[], schema) =>
      schema.oneOf([chosen, ''], message('password.inconsistent')),
    ),
  organization: array<Pickable>().defined(),
}
export const newAccountSchema: ObjectSchema<NewAccount> = object(newAccount)
/** On the platform the organization is needed too (SUPERACC-23). */
export const newPlatformAccountSchema: ObjectSchema<NewAccount> = object({
  ...newAccount,
  organization: newAccount.organization.min(1, message('accounts.organizationRequired')),
})

const isOffered = (role: string): role is AccountRole => described.AccountRole.some((each) => each === role)
const offered = (roles: readonly string[]) => described.AccountRole.filter((role) => roles.includes(role))

/** A new account as the call wants it; it is active (ACCOUNTS-53). */
export const inputOf = ({ name, email, password, phone, address, roles }: NewAccount): AccountInput => ({
  ...{ name, email, password, phone, address },
  roles: offered(roles),
  status: 'active',
})

export type UpdateValues = AccountValues & { active: boolean }

export const valuesOf = ({ name, phone = '', address = '', roles, status }: Account): UpdateValues => ({
  ...{ name, phone, address },
  roles: offered(roles),
  active: status === 'active',
})

/** The roles of an account that the form does not offer: they are the platform's to give and to take (ACCOUNTS-49). */
export const keptRoles = ({ roles }: Account): Role[] => roles.filter((role) => !isOffered(role))

/** An account that has roles of the platform alone needs no other. */
export const updateSchemaOf = (account: Account): ObjectSchema<UpdateValues> =>
  object({
    ...fields,
    roles: keptRoles(account).length > 0 ? fields.roles : chosenRoles,
    active: bool().defined(),
  })

/** An account as its update sends it, with the e-mail copied from the id (ACCOUNTS-55); without `roles` as they are. */
export const updateOf = (
  account: Account,
  { name, phone, address, active, roles }: UpdateValues = valuesOf(account),
): AccountUpdate => ({
  ...{ email: account.id, name, phone, address },
  roles: [...keptRoles(account), ...offered(roles)],
  status: active ? 'active' : 'inactive',
})

export const rolesOf = ({ roles }: UpdateValues): AccountRole[] => offered(roles)
