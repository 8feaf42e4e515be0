import { object, string, type ObjectSchema } from 'yup'
import type { PasswordChange } from '../../api'
import { says } from '../../kit/form/form'

/** As the form names its values (PASSWORD-16). */
export type PasswordValues = { current: string; new: string; confirm: string }

export const noPasswords: PasswordValues = { current: '', new: '', confirm: '' }

/** A password is never trimmed; what it must look like only the server's policy knows. */
export const passwordSchema: ObjectSchema<PasswordValues> = object({
  current: string().required(says('password.currentRequired')),
  new: string()
    .required(says('password.newRequired'))
    .when('current', ([current]: string[], schema) =>
      current ? schema.notOneOf([current], says('password.mustDiffer')) : schema,
    ),
  confirm: string()
    .required(says('password.confirmRequired'))
    // Empty is the other mistake.
    .when('new', ([chosen = '']: string[], schema) =>
      schema.oneOf([chosen, ''], says('password.inconsistent')),
    ),
})

export const toChange = (values: PasswordValues): PasswordChange => ({
  oldPassword: values.current,
  newPassword: values.new,
  confirmPassword: values.confirm,
})
