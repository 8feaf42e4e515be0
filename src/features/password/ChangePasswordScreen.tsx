import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'
import { PageHeading } from '../../ui/PageHeading'
import { useTitle } from '../../kit/useTitle'
import { ChangePasswordForm } from './ChangePasswordForm'
import { toChange } from './password'
import {
  newPasswordGiven,
  passwordChangeGiven,
  passwordFormLeft,
  selectPasswordChange,
  selectPasswordPolicy,
} from './state'

/** The own password, on a page of its own: by choice, or because it must be changed. */
export function ChangePasswordScreen() {
  const text = useText()
  const dispatch = useDispatch()
  const policy = useSelector(selectPasswordPolicy)
  const change = useSelector(selectPasswordChange)
  const reason = useSelector(selectUser)?.changePasswordReason
  useTitle('title.changePassword')
  // The flow that judges what is typed is outside React: it ends with the form.
  useEffect(() => () => void dispatch(passwordFormLeft()), [dispatch])
  return (
    <>
      <PageHeading title={text('menu.changePassword')} />
      <ChangePasswordForm
        reason={reason}
        policy={policy}
        change={change}
        onNewPassword={(password) => dispatch(newPasswordGiven(password))}
        onChange={(values) => dispatch(passwordChangeGiven(toChange(values)))}
      />
    </>
  )
}
