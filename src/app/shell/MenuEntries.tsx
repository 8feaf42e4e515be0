import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../kit/navigation/Link'
import { useText } from '../../texts'
import { Icon } from '../../ui/Icon'
import { isAt, type MenuPage, type MenuSection } from '../menu'
import { item } from './items'
import { useMenu } from './useMenu'

const Entries = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '4px' } })
const Entry = chakra(Link, { base: item })
const GroupButton = chakra('button', { base: item })
const Words = chakra('span', { base: { flex: 1, minW: 0, overflowWrap: 'anywhere' } })

/** The sections of the menu with their pages below them. `onGo` hears that a link was followed. */
export function MenuEntries({ onGo }: { onGo?: () => void }) {
  const { pathname } = useLocation()
  return (
    <Entries>
      {useMenu().map((section) => (
        <li key={section.label}>
          {'pages' in section ? (
            // Arriving in a group opens it, leaving it closes it.
            <Group
              key={String(section.pages.some((page) => isAt(page, pathname)))}
              section={section}
              pathname={pathname}
              onGo={onGo}
            />
          ) : (
            <PageLink page={section} pathname={pathname} withIcon onGo={onGo} />
          )}
        </li>
      ))}
    </Entries>
  )
}

type PageLinkProps = {
  page: MenuPage
  withIcon?: boolean
  pathname: string
  onGo?: (() => void) | undefined
}

export function PageLink({ page, withIcon, pathname, onGo }: PageLinkProps) {
  const text = useText()
  return (
    <Entry to={page.to} aria-current={isAt(page, pathname) ? 'page' : undefined} onClick={onGo}>
      {withIcon && <Icon name={page.icon} />}
      <Words>{text(page.label)}</Words>
    </Entry>
  )
}

type GroupProps = {
  section: Extract<MenuSection, { pages: unknown }>
  pathname: string
  onGo?: (() => void) | undefined
}

function Group({ section, pathname, onGo }: GroupProps) {
  const text = useText()
  const id = useId()
  const [open, setOpen] = useState(() => section.pages.some((page) => isAt(page, pathname)))
  return (
    <>
      <GroupButton type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Icon name={section.icon} />
        <Words>{text(section.label)}</Words>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
      </GroupButton>
      <Entries id={id} hidden={!open} ps="32px" mt="4px">
        {section.pages.map((page) => (
          <li key={page.label}>
            <PageLink page={page} pathname={pathname} onGo={onGo} />
          </li>
        ))}
      </Entries>
    </>
  )
}
