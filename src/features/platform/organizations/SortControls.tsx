import { chakra } from '@chakra-ui/react'
import { useText } from '../../../texts'
import { SelectField } from '../../../ui/SelectField'
import { directions, sortFields, type Direction, type Order, type SortField } from './filters'

// The fields' height is a variable: here the small one.
const Line = chakra('div', {
  base: { '--control': 'var(--control-s)', display: 'flex', alignItems: 'center', gap: '8px' },
})

type Props = { orderBy: Order; onSort: (order: Order) => void }

/** By what the list is sorted, and in which order. */
export function SortControls({ orderBy, onSort }: Props) {
  const text = useText()
  // An Order is made of these two.
  const [field, direction] = orderBy.split(':') as [SortField, Direction]
  return (
    <Line>
      <span aria-hidden="true">{text('organizations.sortBy')}</span>
      <SelectField
        labelHidden
        name="sortBy"
        label={text('organizations.sortBy')}
        value={field}
        options={sortFields.map((value) => ({ value, label: text(`organizations.sort.${value}`) }))}
        onChange={(chosen) => onSort(`${chosen as SortField}:${direction}`)} // one of the options
      />
      <SelectField
        labelHidden
        name="sortOrder"
        label={text('organizations.sortOrder')}
        value={direction}
        options={directions.map((value) => ({ value, label: text(`organizations.sort.${value}`) }))}
        onChange={(chosen) => onSort(`${field}:${chosen as Direction}`)} // one of the options
      />
    </Line>
  )
}
