import { chakra } from '@chakra-ui/react'
import type { CurrentUser } from '../../api'
import { initials } from '../../kit/initials'
import { Link } from '../../kit/navigation/Link'
import { paths } from '../../paths'
import { useText } from '../../texts'
import { Avatar } from '../../ui/Avatar'
import { Icon } from '../../ui/Icon'
import { Tooltip } from '../../ui/Tooltip'

// On phones only the avatar; the menu names the organization there.
const Root = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: { base: 'center', md: 'flex-start' },
    gap: '8px',
    flexShrink: 0,
    h: '44px',
    w: { base: '44px', md: '272px' },
    px: { base: 0, md: '8px' },
    border: '1px solid var(--line)',
    borderRadius: 'l2',
    color: 'fg',
    transition: 'background var(--quick) var(--ease)',
    '&:hover': { bg: 'bg.subtle', textDecoration: 'none' },
    '& > b, & > .icon:last-child': { display: { base: 'none', md: 'block' } },
    '& > .icon': { color: 'fg.muted' },
  },
})
// Isolated, so that a name written from right to left moves nothing beside it.
const Name = chakra('b', { base: { flex: 1, unicodeBidi: 'isolate' } })

/** The organization one is in, and the way to another. */
export function Switcher({ context }: { context: CurrentUser['orgCtx'] }) {
  const text = useText()
  const { imageLink, name = context?.orgId } = context?.organization ?? {}
  const words = name ? `${text('shell.switchOrganization')}: ${name}` : text('page.chooseOrganization')
  return (
    <Tooltip text={words}>
      <Root to={paths.selectOrganization} aria-label={words}>
        {name ? (
          <Avatar shape="square" size={32} initials={initials(name)} src={imageLink || undefined} />
        ) : (
          <Icon name="building" />
        )}
        <Name className="cut">{name ?? words}</Name>
        <Icon name="up-down" size={16} />
      </Root>
    </Tooltip>
  )
}
