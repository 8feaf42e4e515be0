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

/** The further actions of a row. They are asked for when it opens: a table holds a hundred of these. */
export function RowMenu({ label, items }: Props) {
  const [openedAt, setOpenedAt] = useState<number>()
  return (
    <Menu
      label={label}
      trigger={<IconButton size="sm" icon="more" label={label} />}
      items={openedAt === undefined ? none : items(openedAt)}
      onOpen={() => setOpenedAt(now())}
    />
  )
}

const none = [] as const
