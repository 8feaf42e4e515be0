import { ChangePassword } from '../features/password/ChangePassword'
import { OwnFormsScreen } from '../features/profile/OwnFormsScreen'

/** /profile: the forms of the own account; the one of the password belongs to another feature. */
export const OwnForms = () => <OwnFormsScreen password={<ChangePassword success="password.changedHere" />} />
