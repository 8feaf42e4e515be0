import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { Link } from '../../kit/navigation/Link'
import { pageAt, pages, type Page } from '../../kit/navigation/pages'
import { Time } from '../../kit/time/Time'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'
import { limits } from '../../timings'
import { Panel } from '../../kit/dialog/Panel'
import { EmptyState } from '../../ui/EmptyState'
import { Icon } from '../../ui/Icon'
import { visitsOf, type Visit, type Visitor } from './visits'

const Heading = chakra('h3', { base: { mb: '8px', textStyle: 'xs', color: 'fg.muted' } })
const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    borderTop: '1px solid var(--line)',
    '&:first-of-type': { borderTop: 0 },
    '& > time': { flexShrink: 0, textStyle: 'xs', color: 'fg.muted' },
  },
})
const Entry = chakra(Link, {
  base: {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minW: 0,
    minH: 'var(--row)',
    py: '4px',
    color: 'fg',
    overflowWrap: 'anywhere',
    '& > .icon': { color: 'fg.muted' },
  },
})

/** The drawer of the pages that one has been on lately, the present one left out. */
export function RecentPages({ onClose }: { onClose: () => void }) {
  const text = useText()
  const user = useSelector(selectUser)
  const { pathname } = useLocation()
  // As they stand when the drawer opens: nothing moves under the pointer.
  const [visits] = useState(() =>
    user?.orgCtx ? otherPages({ userId: user.id, orgId: user.orgCtx.orgId }, pathname) : [],
  )
  return (
    <Panel size="narrow" title={text('quickAccess.title')} onClose={onClose}>
      {visits.length === 0 ? (
        <EmptyState icon="clock" title={text('quickAccess.empty')} />
      ) : (
        <>
          <Heading>{text('quickAccess.recent')}</Heading>
          <ul>
            {visits.map(({ path, page, time }) => (
              <Row key={path}>
                {/* In place of the open drawer, so that Back leads to the page that one comes from. */}
                <Entry to={path} replace>
                  <Icon name={page.icon} />
                  {text(page.recent ?? page.label)}
                </Entry>
                <Time at={time} relative />
              </Row>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

/** Each page once, whichever of its addresses was visited last. */
function otherPages(visitor: Visitor, pathname: string): readonly (Visit & { readonly page: Page })[] {
  const seen = new Set([pageAt(pathname)])
  const others = visitsOf(visitor).flatMap((visit) => {
    const page = pageAt(visit.path)
    if (!page || seen.has(page)) return []
    seen.add(page)
    return [{ ...visit, page: pages[page] }]
  })
  return others.slice(0, limits.quickAccessPages)
}
