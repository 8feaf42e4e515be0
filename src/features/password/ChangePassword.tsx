import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectUser } from '../../session/state'
import { ChangePasswordForm } from './ChangePasswordForm'
import { toChange } from './password'
import { newPasswordGiven, passwordFormLeft, selectPasswordPolicy } from '../../domain/password-policy/state'
import { passwordChangeGiven, selectPasswordChange, type PasswordChanged } from './state'

/** The form of the own password with its flow; `success` is what its notice says. */
export function ChangePassword({ success }: { success: PasswordChanged }) {
  const dispatch = useDispatch()
  const policy = useSelector(selectPasswordPolicy)
  const change = useSelector(selectPasswordChange)
  const reason = useSelector(selectUser)?.changePasswordReason
  // The flow that judges what is typed is outside React: it ends with the form.
  useEffect(() => () => void dispatch(passwordFormLeft()), [dispatch])
  return (
    <ChangePasswordForm
      reason={reason}
      policy={policy}
      change={change}
      onNewPassword={(password) => dispatch(newPasswordGiven(password))}
      onChange={(values) => dispatch(passwordChangeGiven(toChange(values), success))}
    />
  )
}
