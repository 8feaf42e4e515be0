import { useTitle } from '../../kit/useTitle'
import { useText } from '../../texts'
import { PageHeading } from '../../ui/PageHeading'

/** /notifications: the messages to the signed-in person. */
export function NotificationsScreen() {
  const text = useText()
  useTitle('title.notifications')
  return <PageHeading title={text('menu.notifications')} />
}
