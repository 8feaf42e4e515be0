import { useState } from 'react'
import { now } from '../../clock'
import { IconButton } from '../../ui/IconButton'
import { Menu, type MenuItem } from '../../ui/Menu'

type Props = {
  /** Names the row too. */
  label: string
  /** `openedAt`: when the menu was opened last. */
  items: (openedAt: number) => readonly (MenuItem | 'line')[]
}

/** The further actions of a row. Chakra's part comes with the first press: a table holds a hundred of these. */
export function RowMenu({ label, items }: Props) {
  const [openedAt, setOpenedAt] = useState<number>()
  const trigger = (
    <IconButton size="sm" icon="more" label={label} aria-haspopup="menu" onClick={() => setOpenedAt(now())} />
  )
  if (openedAt === undefined) return trigger
  return <Menu startsOpen label={label} trigger={trigger} items={items(openedAt)} />
}
