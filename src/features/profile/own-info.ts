import { object, string, type ObjectSchema } from 'yup'
import type { CurrentUser } from '../../api'
import type { Phrase } from '../../flows/notices'
import { message } from '../../kit/form/form'

/** What a person changes about the own account. */
export type OwnInfo = { name: string; phone: string; address: string }

export const ownInfoSchema: ObjectSchema<OwnInfo> = object({
  name: string().trim().required(message('profile.nameRequired')),
  phone: string().trim().defined(),
  address: string().trim().defined(),
})

export const ownInfoOf = ({ name, phone = '', address = '' }: CurrentUser): OwnInfo => ({
  name,
  phone,
  address,
})

export const ownInfoUpdated = (id: string): Phrase => ({ id: 'profile.updated', values: { id } })
