import { useText, type MessageId } from '../../texts'
import { MultiSelectField } from '../../ui/MultiSelectField'
import { FilterField } from './FilterForm'

type Props<Value extends string> = {
  /** Of the field, and of the parameter in the address. */
  name: string
  label: MessageId
  /** In the order in which they are offered and asked with. */
  values: readonly Value[]
  wordOf: (value: Value) => string
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** A filter by values of an enumeration. With none chosen it filters nothing. */
export function ValuesFilter<Value extends string>(props: Props<Value>) {
  const { name, label, values, wordOf, chosen, onChange } = props
  const text = useText()
  return (
    <FilterField>
      <MultiSelectField
        dense
        name={name}
        label={text(label)}
        placeholder={text('list.all')}
        options={values.map((value) => ({ value, label: wordOf(value) }))}
        value={chosen}
        onChange={(some) => onChange(values.filter((value) => some.includes(value)))}
      />
    </FilterField>
  )
}
