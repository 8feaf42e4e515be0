import { chakra } from '@chakra-ui/react'
import { useText } from '../../../texts'
import { SelectField } from '../../../ui/SelectField'
import { directions, sortFields, type Direction, type Order, type SortField } from './filters'

// The fields' height is a variable: here the small one.
const Line = chakra('div', {
  base: {
    '--control': 'var(--control-s)',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    '& > span': { hideBelow: 'md', flex: 'none' },
  },
})

type Props = { orderBy: Order; onSort: (change: (present: Order) => Order) => void }

/** By what the list is sorted, and in which order. */
export function SortControls({ orderBy, onSort }: Props) {
  const text = useText()
  const [field, direction] = partsOf(orderBy)
  return (
    <Line>
      <span aria-hidden="true">{text('organizations.sortBy')}</span>
      <SelectField
        labelHidden
        name="sortBy"
        label={text('organizations.sortBy')}
        value={field}
        options={sortFields.map((value) => ({ value, label: text(`organizations.sort.${value}`) }))}
        onChange={(chosen) => onSort((present) => `${chosen as SortField}:${partsOf(present)[1]}`)} // one of the options
      />
      <SelectField
        labelHidden
        name="sortOrder"
        label={text('organizations.sortOrder')}
        value={direction}
        options={directions.map((value) => ({ value, label: text(`organizations.sort.${value}`) }))}
        onChange={(chosen) => onSort((present) => `${partsOf(present)[0]}:${chosen as Direction}`)} // one of the options
      />
    </Line>
  )
}

/** An order is made of these two. */
const partsOf = (order: Order) => order.split(':') as [SortField, Direction]
