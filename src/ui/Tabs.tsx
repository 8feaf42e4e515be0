import { Tabs as Chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface TabsProps<Name extends string> {
  /** What the tabs are of, for screen readers. */
  label: string
  tabs: readonly { readonly name: Name; readonly label: string; readonly content: ReactNode }[]
  selected: Name
  onSelect: (name: Name) => void
}

/**
 * One content out of several. The arrow keys select, Home and End too. What was seen stays, hidden, with all that
 * was typed into it; what was not is not made.
 */
export function Tabs<Name extends string>({ label, tabs, selected, onSelect }: TabsProps<Name>) {
  return (
    <Chakra.Root
      lazyMount
      value={selected}
      // Only the names of the tabs come back.
      onValueChange={({ value }) => onSelect(value as Name)}
    >
      <Chakra.List aria-label={label}>
        {tabs.map((tab) => (
          <Chakra.Trigger key={tab.name} value={tab.name}>
            {tab.label}
          </Chakra.Trigger>
        ))}
      </Chakra.List>
      {tabs.map((tab) => (
        <Chakra.Content key={tab.name} value={tab.name}>
          {tab.content}
        </Chakra.Content>
      ))}
    </Chakra.Root>
  )
}
