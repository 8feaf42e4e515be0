import { object, type ObjectSchema } from 'yup'
import { bounds, type CurrentUser } from '../../api'
import type { Phrase } from '../../flows/notices'
import { message } from '../../kit/form/form'
import { plain } from '../../kit/form/text'

/** What a person changes about the own account. */
export type OwnInfo = { name: string; phone: string; address: string }

export const ownInfoSchema: ObjectSchema<OwnInfo> = object({
  name: plain(bounds.OwnInfoInput.name).required(message('profile.nameRequired')),
  phone: plain(bounds.OwnInfoInput.phone),
  address: plain(bounds.OwnInfoInput.address, { lines: true }),
})

export const ownInfoOf = ({ name, phone = '', address = '' }: CurrentUser): OwnInfo => ({
  name,
  phone,
  address,
})

export const ownInfoUpdated = (id: string): Phrase => ({ id: 'profile.updated', values: { id } })
