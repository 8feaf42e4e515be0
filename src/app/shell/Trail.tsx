import { useLocation } from 'react-router-dom'
import { Link } from '../../kit/navigation/Link'
import { paths } from '../../paths'
import { useText, type MessageId } from '../../texts'
import { Breadcrumb } from '../../ui/Breadcrumb'
import { trailOf } from '../menu'
import { useMenu } from './useMenu'

/** The way from home to this page; `here` names what stands in place of a page. */
export function Trail({ here }: { here?: MessageId | undefined }) {
  const text = useText()
  const { pathname } = useLocation()
  const menu = useMenu()
  const trail = here ? [here] : trailOf(menu, pathname)
  const home = (
    <Link key="home" to={paths.home}>
      {text('shell.home')}
    </Link>
  )
  return <Breadcrumb label={text('shell.breadcrumb')} items={[home, ...trail.map((label) => text(label))]} />
}
