import type { PickerFieldProps } from '../ui/PickerField'

type Part = Pick<PickerFieldProps, 'value' | 'onChange' | 'options' | 'query'>

/** A picker of one that has a choice that means none of them: it is chosen while none is. */
export function withAll(all: string | undefined, { value, onChange, options, query }: Part): Part {
  if (all === undefined) return { value, onChange, options, query }
  const none = { value: '', label: all }
  return {
    value: value.length === 0 ? [none] : value,
    onChange: (chosen) => onChange(chosen.filter((each) => each.value !== '')),
    options: query.trim() === '' ? [none, ...options] : options,
    query,
  }
}
