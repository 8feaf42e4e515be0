import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { config } from '../../config'
import { Link } from '../../kit/navigation/Link'
import { paths } from '../../paths'
import { appTarget } from '../../targets'
import { useText } from '../../texts'
import { Icon } from '../../ui/Icon'
import { Tooltip } from '../../ui/Tooltip'
import { VisuallyHidden } from '../../ui/Visually'
import { OWN_APP, suiteApps } from './suite'

const Apps = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
    gap: '4px',
    p: '8px',
  },
})

const tile = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  w: '100%',
  h: '100%',
  minH: '64px',
  p: '12px',
  borderRadius: 'l2',
  color: 'fg',
  textAlign: 'start',
  transition: 'background var(--quick) var(--ease)',
  '& > .icon': { color: 'fg.muted' },
  '&:hover': { bg: 'bg.subtle', textDecoration: 'none' },
  '&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg' },
  '&[aria-current] > .icon': { color: 'inherit' },
  '&[aria-disabled], &[aria-disabled] > .icon': {
    bg: 'transparent',
    color: 'fg.subtle',
    cursor: 'not-allowed',
  },
} as const
const Own = chakra(Link, { base: tile })
const Other = chakra('a', { base: tile })
const Missing = chakra('button', { base: tile })

const Words = chakra('span', {
  base: {
    flex: 1,
    minW: 0,
    overflowWrap: 'anywhere',
    '& > b, & > span': { display: 'block' },
    '& > span': { mt: '2px', textStyle: 'xs', color: 'fg.muted' },
    '[aria-disabled] &': { '& > span': { color: 'fg.subtle' } },
  },
})

/** The sibling applications of the suite; where each leads is seen before it is followed (S14). */
export function LauncherApps({ onGo }: { onGo: () => void }) {
  const text = useText()
  const { suite } = config()
  return (
    <Apps>
      {suiteApps.map(({ app, label, icon }) => {
        const name = text(label)
        const inside = (below: string) => (
          <>
            <Icon name={icon} />
            <Words>
              <b>{name}</b>
              <span>{below}</span>
            </Words>
          </>
        )
        const target = appTarget(suite[app], location.origin)
        return (
          <li key={app}>
            {app === OWN_APP ? (
              <Own to={paths.home} aria-current="true" onClick={onGo}>
                {inside(text('launcher.here'))}
              </Own>
            ) : target ? (
              <Other
                href={target.href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={[name, target.host, text('help.newTab')].join(', ')}
                onClick={onGo}
              >
                {inside(target.host)}
              </Other>
            ) : (
              <WithoutAddress name={name}>{inside(text('launcher.unavailable'))}</WithoutAddress>
            )}
          </li>
        )
      })}
    </Apps>
  )
}

/** Stays reachable and says why it leads nowhere. */
function WithoutAddress({ name, children }: { name: string; children: ReactNode }) {
  const reason = useText()('launcher.noAddress')
  const id = useId()
  return (
    <>
      <Tooltip text={reason}>
        <Missing type="button" aria-disabled="true" aria-label={name} aria-describedby={id}>
          {children}
        </Missing>
      </Tooltip>
      <VisuallyHidden id={id}>{reason}</VisuallyHidden>
    </>
  )
}
