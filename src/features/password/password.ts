import { object, string, type ObjectSchema } from 'yup'
import type { PasswordChange } from '../../api'
import { message } from '../../kit/form/form'

/** As the form names its values (PASSWORD-16). */
export type PasswordValues = { current: string; new: string; confirm: string }

export const noPasswords: PasswordValues = { current: '', new: '', confirm: '' }

/** A password is never trimmed; what it must look like only the server's policy knows. */
export const passwordSchema: ObjectSchema<PasswordValues> = object({
  current: string().required(message('password.currentRequired')),
  new: string()
    .required(message('password.newRequired'))
    .when('current', ([current]: string[], schema) =>
      current ? schema.notOneOf([current], message('password.mustDiffer')) : schema,
    ),
  confirm: string()
    .required(message('password.confirmRequired'))
    // Empty is the other mistake.
    .when('new', ([chosen = '']: string[], schema) =>
      schema.oneOf([chosen, ''], message('password.inconsistent')),
    ),
})

export const toChange = (values: PasswordValues): PasswordChange => ({
  oldPassword: values.current,
  newPassword: values.new,
  confirmPassword: values.confirm,
})
