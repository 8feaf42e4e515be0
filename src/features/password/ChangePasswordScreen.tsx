import { useText } from '../../texts'
import { PageHeading } from '../../ui/PageHeading'
import { ChangePassword } from './ChangePassword'

/** The own password, on a page of its own: by choice, or because it must be changed. */
export function ChangePasswordScreen() {
  const text = useText()
  return (
    <>
      <PageHeading title={text('menu.changePassword')} />
      <ChangePassword success="password.changed" />
    </>
  )
}
