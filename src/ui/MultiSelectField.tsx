import { chakra } from '@chakra-ui/react'
import type { KeyboardEvent } from 'react'
import { Checkbox } from './Checkbox'
import { ChoiceBox } from './ChoiceBox'
import type { FieldProps } from './FieldFrame'
import type { Option } from './SelectField'

export interface MultiSelectFieldProps extends FieldProps {
  value: readonly string[]
  onChange: (value: string[]) => void
  options: readonly (Option & { readonly note?: string })[]
  /** Shown while nothing is chosen. */
  placeholder: string
  /** Stands in the list when there are no options. */
  none?: string
}

/**
 * Several values out of few: the chosen words in a box that opens a list of checkboxes. A note, as how many there
 * are, stands beside a word in the list.
 */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { value, onChange, options, placeholder, none, ...field } = props
  const { name } = field
  const chosen = options.filter((option) => value.includes(option.value))
  const words = chosen.map((option) => option.label).join(', ')
  const put = (changed: Option, on: boolean) =>
    onChange(
      options
        .filter((option) => (option === changed ? on : value.includes(option.value)))
        .map((option) => option.value),
    )

  return (
    <ChoiceBox
      {...field}
      words={words}
      placeholder={placeholder}
      content={{ p: '8px', minW: '208px', overflowWrap: 'anywhere', onKeyDown: moveByArrow }}
    >
      {() => (
        <>
          {options.length === 0 && none && (
            <chakra.p px="8px" py="10px" color="fg.muted">
              {none}
            </chakra.p>
          )}
          {options.map((option) => (
            <chakra.div key={option.value} display="grid" px="8px" py="10px">
              <Checkbox
                name={name}
                label={
                  option.note === undefined ? (
                    option.label
                  ) : (
                    <>
                      {option.label} <chakra.span color="fg.muted">{option.note}</chakra.span>
                    </>
                  )
                }
                checked={value.includes(option.value)}
                onChange={(on) => put(option, on)}
              />
            </chakra.div>
          ))}
        </>
      )}
    </ChoiceBox>
  )
}

function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const boxes = [...event.currentTarget.querySelectorAll('input')]
  const at = boxes.findIndex((box) => box === document.activeElement)
  boxes.at((at + step) % boxes.length)?.focus()
}
