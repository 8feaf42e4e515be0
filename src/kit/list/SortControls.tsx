import { chakra } from '@chakra-ui/react'
import { useText } from '../../texts'
import { SelectField, type Option } from '../../ui/SelectField'

export const directions = ['ASC', 'DESC'] as const
export type Direction = (typeof directions)[number]

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

type Props<Field extends string> = {
  /** What can be sorted by, in the person's words. */
  fields: readonly (Option & { readonly value: Field })[]
  orderBy: `${Field}:${Direction}`
  /** Gets what makes the new order of the present one. */
  onSort: (change: (present: `${Field}:${Direction}`) => `${Field}:${Direction}`) => void
}

/** By what a list is sorted, and in which order. */
export function SortControls<Field extends string>({ fields, orderBy, onSort }: Props<Field>) {
  const text = useText()
  const [field, direction] = partsOf(orderBy)
  return (
    <Line>
      <span aria-hidden="true">{text('list.sortBy')}</span>
      <SelectField
        labelHidden
        name="sortBy"
        label={text('list.sortBy')}
        value={field}
        options={fields}
        onChange={(chosen) => onSort((present) => `${chosen as Field}:${partsOf(present)[1]}`)} // one of the options
      />
      <SelectField
        labelHidden
        name="sortOrder"
        label={text('list.sortOrder')}
        value={direction}
        options={directions.map((value) => ({ value, label: text(`list.${value}`) }))}
        onChange={(chosen) => onSort((present) => `${partsOf(present)[0]}:${chosen as Direction}`)} // one of the options
      />
    </Line>
  )
}

/** An order is made of these two. */
const partsOf = <Field extends string>(order: `${Field}:${Direction}`) =>
  order.split(':') as [Field, Direction]
