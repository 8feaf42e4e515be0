import { Tabs as Chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { atLg } from './breakpoints'
import { revealInRow } from './reveal'

interface TabsProps<Name extends string> {
  /** What the tabs are of, for screen readers. */
  label: string
  tabs: readonly { readonly name: Name; readonly label: string; readonly content: ReactNode }[]
  selected: Name
  onSelect: (name: Name) => void
  /** In place of the row of tabs, beside the content: what selects then. The content stays mounted when it comes or goes. */
  menu?: ReactNode
  /** What is not selected is dropped, with all that was typed into it. */
  drops?: boolean
}

const beside = {
  '&[data-beside]': { display: 'flex', flexDirection: 'column', gap: '24px' },
  '&[data-beside] > [data-scope=tabs]': { flex: 1, minW: 0 },
  [atLg]: { '&[data-beside]': { flexDirection: 'row', alignItems: 'flex-start', gap: '32px' } },
} as const

/**
 * One content out of several. The arrow keys select, Home and End too. What was seen stays, hidden, with all that
 * was typed into it, unless the tabs drop it; what was not is not made.
 */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, selected, onSelect, menu, drops } = props
  return (
    <Chakra.Root
      lazyMount
      unmountOnExit={drops}
      value={selected}
      // Only the names of the tabs come back.
      onValueChange={({ value }) => onSelect(value as Name)}
      {...(menu && { css: beside, 'data-beside': '' })}
    >
      {menu ?? (
        <Chakra.List aria-label={label}>
          {tabs.map((tab) => (
            <Chakra.Trigger
              key={tab.name}
              value={tab.name}
              ref={tab.name === selected ? revealInRow : undefined}
            >
              {tab.label}
            </Chakra.Trigger>
          ))}
        </Chakra.List>
      )}
      {tabs.map((tab) => (
        <Chakra.Content
          key={tab.name}
          value={tab.name}
          // Without tabs it is the panel of none.
          {...(menu && { role: 'group', 'aria-labelledby': '', 'aria-label': tab.label, tabIndex: -1 })}
        >
          {tab.content}
        </Chakra.Content>
      ))}
    </Chakra.Root>
  )
}
