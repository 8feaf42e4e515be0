import { useState, type MouseEvent, type SyntheticEvent } from 'react'
import { now } from '../clock'
import { OpenedMenu, type MenuItem } from './Menu'
import { useOpening } from './overlays/useOpening'
import { tip } from './Tooltip'

/** The further actions of a row, in a menu behind a button at the end of its cell. */
export interface RowMenu<Row> {
  /** Names the row too. */
  label: (row: Row) => string
  /** `openedAt`: when the menu was opened last. */
  items: (row: Row, openedAt: number) => readonly (MenuItem | 'line')[]
}

type Trigger = Pick<ReturnType<typeof useOpening>['triggerProps'], 'id' | 'aria-expanded' | 'data-coming'>

/** The button of one row: it only marks itself, because a table holds a hundred of these. `useRowMenu` does the rest. */
export function RowMenuButton({ label, trigger }: { label: string; trigger: Trigger | undefined }) {
  return (
    <button
      type="button"
      className="icon-button"
      data-size="sm"
      data-icon="more"
      data-row-menu=""
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      {...trigger}
      {...tip(label)}
    />
  )
}

type Key = string | number
type Options<Row> = {
  menu: RowMenu<Row> | undefined
  rows: readonly Row[] | undefined
  rowKey: (row: Row, index: number) => Key
}

/**
 * The one menu of a table, at the row whose button was pressed: `handlers` belong to what the rows stand in, `triggerOf`
 * to their buttons, and `opened` outside of them.
 */
export function useRowMenu<Row>({ menu, rows = [], rowKey }: Options<Row>) {
  const [last, setLast] = useState<{ key: Key; openedAt: number }>()
  const keyAt = (event: SyntheticEvent) => {
    const button = event.target instanceof Element && event.target.closest('[data-row-menu]')
    const index = button ? Number(button.closest('tr')?.dataset.index) : -1
    const row = rows[index]
    return row === undefined ? undefined : rowKey(row, index)
  }
  const opening = useOpening({
    kind: 'menu',
    onOpen: (event) => setLast({ key: keyAt(event)!, openedAt: now() }), // heard at a button alone
  })
  const { onClick, onKeyDown, onPointerDown, ...trigger } = opening.triggerProps
  const atButton =
    <Event extends SyntheticEvent>(hear: ((event: Event) => void) | undefined) =>
    (event: Event) =>
      keyAt(event) !== undefined && hear?.(event)
  const row = last && rows.find((each, index) => rowKey(each, index) === last.key)
  // With its row it goes at once.
  if (opening.there && !row) {
    opening.close()
    opening.gone()
  }
  return {
    handlers: {
      onPointerDown: atButton(onPointerDown),
      onKeyDown: atButton(onKeyDown),
      onClick: atButton((event: MouseEvent<HTMLElement>) =>
        keyAt(event) === last?.key ? onClick(event) : opening.show(event),
      ),
    },
    triggerOf: (key: Key): Trigger | undefined => (key === last?.key ? trigger : undefined),
    opened: menu && row && (
      <OpenedMenu opening={opening} label={menu.label(row)} items={menu.items(row, last.openedAt)} />
    ),
  }
}
