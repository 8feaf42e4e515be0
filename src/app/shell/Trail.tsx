import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { Link } from '../../kit/navigation/Link'
import { paths } from '../../paths'
import { selectUser } from '../../session/state'
import { useText, type MessageId } from '../../texts'
import { Breadcrumb } from '../../ui/Breadcrumb'
import { trailOf } from '../menu'

/** The way from home to this page; `here` names what stands in place of a page. */
export function Trail({ here }: { here?: MessageId | undefined }) {
  const text = useText()
  const { pathname } = useLocation()
  const user = useSelector(selectUser)
  const trail = here ? [here] : trailOf(user, pathname)
  const home = (
    <Link key="home" to={paths.home}>
      {text('shell.home')}
    </Link>
  )
  return <Breadcrumb label={text('shell.breadcrumb')} items={[home, ...trail.map((label) => text(label))]} />
}
