import { chakra } from '@chakra-ui/react'
import type { CSSProperties } from 'react'
import type { UserOrganization } from '../../api'
import { initials } from '../../kit/initials'
import { useText } from '../../texts'
import { Avatar } from '../../ui/Avatar'
import { isHexColor, onColor } from '../../ui/color'
import { Icon } from '../../ui/Icon'
import { Spinner } from '../../ui/Spinner'
import { isLongName, Tooltip } from '../../ui/Tooltip'

const Root = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    w: '100%',
    h: '96px',
    p: '16px',
    border: '1px solid var(--line)',
    borderRadius: 'l2',
    bg: 'bg.surface',
    color: 'fg',
    textAlign: 'start',
    transition: 'border-color var(--quick) var(--ease), box-shadow var(--quick) var(--ease)',
    '& .end': { color: 'fg.subtle' },
    '& .letters > span': {
      transition: 'background var(--quick) var(--ease), color var(--quick) var(--ease)',
    },
    '&:hover:not([aria-disabled]), &:focus-visible, &[aria-busy]': {
      borderColor: 'var(--card)',
      boxShadow: 'inset 0 0 0 1px var(--card)',
    },
    '&:hover:not([aria-disabled]) .end, &:focus-visible .end, &[aria-busy] .end': { color: 'var(--card)' },
    '&:hover:not([aria-disabled]) .letters > span, &:focus-visible .letters > span, &[aria-busy] .letters > span':
      { background: 'var(--card)', color: 'var(--on-card)' },
    '&[aria-disabled]': { cursor: 'default' },
    '&[aria-disabled]:not([aria-busy])': { color: 'fg.subtle', bg: 'bg.muted' },
  },
})

const Words = chakra('span', { base: { flex: 1, minW: 0, overflowWrap: 'anywhere' } })
// Isolated, so that a name written from right to left moves nothing beside it.
const Name = chakra('b', { base: { unicodeBidi: 'isolate' } })
const Small = chakra('span', { base: { display: 'block', mt: '2px', textStyle: 'xs', color: 'fg.muted' } })

type Props = {
  organization: UserOrganization
  state: 'idle' | 'entering' | 'inert'
  onChoose: (id: string) => void
}

/** An organization to work in, hovered in its own colour. */
export function OrganizationCard({ organization, state, onChoose }: Props) {
  const text = useText()
  const { id, name, fullName, website, imageLink, themeColor } = organization
  const entering = state === 'entering'
  const inFull = fullName && fullName !== name ? fullName : isLongName(name) ? name : undefined
  return (
    <Tooltip text={inFull}>
      <Root
        type="button"
        style={colours(themeColor)}
        aria-disabled={state === 'idle' ? undefined : true}
        aria-busy={entering || undefined}
        onClick={() => state === 'idle' && onChoose(id)}
      >
        <span className="letters">
          <Avatar shape="square" size={40} initials={initials(name)} src={imageLink || undefined} />
        </span>
        <Words>
          <Name className="two">{name}</Name>
          <Small className={entering || website ? 'cut' : 'two'}>
            {entering
              ? text('organizationChoice.entering', { name })
              : website || text('organizationChoice.noWebsite')}
          </Small>
        </Words>
        <span className="end">{entering ? <Spinner /> : <Icon name="chevron-right" size={16} />}</span>
      </Root>
    </Tooltip>
  )
}

/** The card's own colour and the letters on it; grey for none, or for one that is no colour. */
function colours(themeColor: string | undefined): CSSProperties {
  const own = themeColor && isHexColor(themeColor) ? `#${themeColor.replace('#', '')}` : undefined
  const variables = own
    ? { '--card': own, '--on-card': onColor(own) }
    : { '--card': 'var(--text-faint)', '--on-card': 'var(--surface)' }
  return variables as CSSProperties // React's type knows no variables
}
