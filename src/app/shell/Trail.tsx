import { chakra } from '@chakra-ui/react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { CopyButton } from '../../kit/CopyButton'
import { Link } from '../../kit/navigation/Link'
import { paths } from '../../paths'
import { selectUser } from '../../session/state'
import { useText, type MessageId } from '../../texts'
import { Breadcrumb } from '../../ui/Breadcrumb'
import { linkTo } from '../linked'
import { trailOf } from '../menu'

const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '4px', minW: 0, '& > nav': { minW: 0 } },
})

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
  const read = () => linkTo(window.location, user?.orgCtx?.orgId)
  return (
    <Row>
      <Breadcrumb label={text('shell.breadcrumb')} items={[home, ...trail.map((label) => text(label))]} />
      {!here && <CopyButton label={text('shell.copyLink')} read={read} />}
    </Row>
  )
}
