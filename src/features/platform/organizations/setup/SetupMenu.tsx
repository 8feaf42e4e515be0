import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Link } from '../../../../kit/navigation/Link'
import { useText } from '../../../../texts'
import { Icon } from '../../../../ui/Icon'
import { menu, MENU, pageNames, type MenuEntry, type MenuItem, type PageName } from './menu'

// Beside the page; below md a row over it that scrolls.
const Nav = chakra('nav', {
  base: {
    flexShrink: 0,
    display: 'flex',
    gap: '4px',
    overflow: 'auto',
    p: { base: '8px 16px', md: '16px' },
    borderBottom: { base: '1px solid var(--line)', md: 'none' },
    md: { flexDirection: 'column', w: '256px', borderInlineEnd: '1px solid var(--line)' },
  },
})

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  flexShrink: 0,
  w: { md: '100%' },
  minH: 'var(--control)',
  px: '12px',
  py: '4px',
  borderRadius: 'l2',
  color: 'fg.muted',
  textAlign: 'start',
  whiteSpace: { base: 'nowrap', md: 'normal' },
  transition: 'background var(--quick) var(--ease)',
  '&:hover': { bg: 'bg.subtle', textDecoration: 'none' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-expanded=true]': { color: 'fg', fontWeight: 'bold' },
  '&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'bold' },
} as const

const Entry = chakra(Link, { base: entry })
const Group = chakra('button', { base: entry })
const Label = chakra('span', { base: { flex: 1 } })
const Below = chakra('div', {
  base: { display: 'flex', gap: '4px', md: { flexDirection: 'column', ps: '20px' } },
})

/** The pages of the setup, one below the other; those of the quotas open below their own entry. */
export function SetupMenu({ selected }: { selected: PageName }) {
  const text = useText()
  return (
    <Nav aria-label={text('organizationSetup.title')}>
      {menu.map((item) =>
        'entries' in item ? (
          <Entries key={item.label} item={item} selected={selected} />
        ) : (
          <Page key={item.name} page={item} selected={selected} />
        ),
      )}
    </Nav>
  )
}

type EntriesProps = { item: Extract<MenuItem, { entries: unknown }>; selected: PageName }

function Entries({ item, selected }: EntriesProps) {
  const text = useText()
  const id = useId()
  const holds = item.entries.some(({ name }) => name === selected)
  const [toggled, setToggled] = useState<boolean>()
  const open = toggled ?? holds
  return (
    <>
      <Group type="button" aria-expanded={open} aria-controls={id} onClick={() => setToggled(!open)}>
        <Icon name={item.icon} />
        <Label>{text(item.label)}</Label>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
      </Group>
      <Below id={id} hidden={!open} display={open ? undefined : 'none'}>
        {open && item.entries.map((page) => <Page key={page.name} page={page} selected={selected} />)}
      </Below>
    </>
  )
}

function Page({ page, selected }: { page: MenuEntry; selected: PageName }) {
  const text = useText()
  const [query] = useSearchParams()
  // Whoever opened the drawer is who closes it (useOpened).
  const { pathname, state } = useLocation() as { pathname: string; state: unknown }
  const there = new URLSearchParams(query)
  if (page.name === pageNames[0]) there.delete(MENU)
  else there.set(MENU, page.name)
  const isHere = page.name === selected
  return (
    <Entry
      ref={isHere ? bringIntoSight : undefined}
      to={`${pathname}?${there.toString()}`}
      replace
      state={state}
      aria-current={isHere ? 'page' : undefined}
    >
      {page.icon && <Icon name={page.icon} />}
      <Label>{text(page.label)}</Label>
    </Entry>
  )
}

/** In a row that scrolls it may stand outside; jsdom scrolls nothing. */
const bringIntoSight = (link: HTMLElement | null) =>
  link?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
