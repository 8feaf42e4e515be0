import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../kit/navigation/Link'
import { useText } from '../../texts'
import { Icon } from '../../ui/Icon'
import { Popover } from '../../ui/Popover'
import { Tooltip } from '../../ui/Tooltip'
import { isAt, type MenuSection } from '../menu'
import { iconItem } from './items'
import { PageLink } from './MenuEntries'
import { useMenu } from './useMenu'

const Entries = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '8px' } })
const Entry = chakra(Link, { base: iconItem })
const GroupButton = chakra('button', { base: iconItem })
const Flyout = chakra('div', {
  base: { p: '8px', '& > p': { px: '12px', py: '8px', textStyle: 'xs', color: 'fg.muted' } },
})

/** The menu as icons: names in tooltips, the pages of a group beside it. */
export function CollapsedEntries() {
  const text = useText()
  const { pathname } = useLocation()
  return (
    <Entries>
      {useMenu().map((section) => (
        <li key={section.label}>
          {'pages' in section ? (
            <Group section={section} pathname={pathname} />
          ) : (
            <Tooltip text={text(section.label)}>
              <Entry
                to={section.to}
                aria-label={text(section.label)}
                aria-current={isAt(section, pathname) ? 'page' : undefined}
              >
                <Icon name={section.icon} />
              </Entry>
            </Tooltip>
          )}
        </li>
      ))}
    </Entries>
  )
}

function Group({
  section,
  pathname,
}: {
  section: Extract<MenuSection, { pages: unknown }>
  pathname: string
}) {
  const text = useText()
  const label = text(section.label)
  const isHere = section.pages.some((page) => isAt(page, pathname))
  return (
    <Popover
      label={label}
      width={224}
      placement="right-start"
      trigger={<Trigger label={label} icon={section.icon} aria-current={isHere || undefined} />}
    >
      {(close) => (
        <Flyout>
          <p aria-hidden="true">{label}</p>
          <ul>
            {section.pages.map((page) => (
              <li key={page.label}>
                <PageLink page={page} pathname={pathname} onGo={close} />
              </li>
            ))}
          </ul>
        </Flyout>
      )}
    </Popover>
  )
}

type TriggerProps = ComponentProps<'button'> & { label: string; icon: MenuSection['icon'] }

// The popover gives it its handlers, which must reach the button and not the tooltip.
function Trigger({ label, icon, ...handlers }: TriggerProps) {
  return (
    <Tooltip text={label}>
      <GroupButton type="button" {...handlers} aria-label={label}>
        <Icon name={icon} />
      </GroupButton>
    </Tooltip>
  )
}
