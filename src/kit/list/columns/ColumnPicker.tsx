import { useText } from '../../../texts'
import { Button } from '../../../ui/Button'
import { Menu, type MenuItem } from '../../../ui/Menu'
import type { ColumnChoice } from './useColumnPreference'

/** The choice of columns behind a button that says how many are hidden; beside the record count, or in a heading. */
export function ColumnPicker({ choice: { loading, options, onShow, onReset } }: { choice: ColumnChoice }) {
  const text = useText()
  const shown = options.filter((option) => option.shown)
  const hidden = options.length - shown.length
  const coming: MenuItem = {
    name: 'coming',
    label: text('list.chooseColumns'),
    disabledReason: text('common.loading'),
    onSelect: () => undefined,
  }
  const columns = options.map((option): MenuItem => ({
    name: `column ${option.key}`,
    label: option.label,
    checked: option.shown,
    stays: true,
    ...(option.shown && shown.length === 1 && { disabledReason: text('list.columnStays') }),
    onSelect: () => onShow(option.key, !option.shown),
  }))
  const reset: MenuItem = {
    name: 'reset',
    label: text('list.reset'),
    stays: true,
    ...(hidden === 0 && { disabledReason: text('list.allColumns') }),
    onSelect: onReset,
  }
  return (
    <Menu
      label={text('list.chooseColumns')}
      items={loading ? [coming] : [...columns, 'line', reset]}
      trigger={
        <Button kind="ghost" size="sm" icon="settings">
          {text('list.columns', { hidden })}
        </Button>
      }
    />
  )
}
