import type { LoginRequest } from '../../api'
import type { MessageId } from '../../texts'

/** A name, an at-sign and a host with a dot; whether the address exists only the server knows. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/**
 * The mistakes of the two fields, by field. Written out rather than with Yup, which arrives only after the
 * form is usable.
 */
export function credentialMistakes({
  userName,
  password,
}: LoginRequest): Partial<Record<keyof LoginRequest, MessageId>> {
  const name = userName.trim()
  return {
    ...(name === ''
      ? { userName: 'signIn.userNameRequired' }
      : !EMAIL.test(name) && { userName: 'signIn.userNameNotEmail' }),
    ...(password === '' && { password: 'signIn.passwordRequired' }),
  }
}
