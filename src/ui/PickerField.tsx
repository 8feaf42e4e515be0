import { chakra } from '@chakra-ui/react'
import { useRef, type KeyboardEvent } from 'react'
import { Button } from './Button'
import { ChoiceBox } from './ChoiceBox'
import { ControlBox, type FieldProps } from './FieldFrame'
import { Icon } from './Icon'
import { touch } from './recipes'
import { Spinner } from './Spinner'

export interface Pickable {
  value: string
  label: string
  /** Small below the label: what tells two of one name apart. */
  note?: string
}

export interface PickerFieldProps extends FieldProps {
  value: readonly Pickable[]
  onChange: (value: Pickable[]) => void
  /** Any number of them; else one. */
  multiple?: boolean
  /** What matches the words that are searched. */
  options: readonly Pickable[]
  query: string
  onQuery: (query: string) => void
  searchLabel: string
  /** Shown while nothing is chosen. */
  placeholder: string
  /** Stands in the place of the options: that they come, that there are none, that they could not be loaded. */
  message?: string | undefined
  busy?: boolean
  /** Brings more of what matches, below what is shown. */
  more?: { readonly words: string; readonly onMore: () => void } | undefined
  /** What is chosen is listed beside it: the box and the choices do not repeat it. */
  listedApart?: boolean
  /** Takes a pasted text that is no words to search for; true when it has, and what is open closes. */
  onPaste?: ((text: string) => boolean) | undefined
}

const Search = chakra('div', { base: { p: '8px', borderBottom: '1px solid var(--line)' } })
const Choices = chakra('div', { base: { p: '8px', maxH: '320px', overflow: 'auto' } })
const Told = chakra('p', { base: { px: '8px', py: '10px', color: 'fg.muted' } })
const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minH: '40px',
    px: '8px',
    py: '4px',
    borderRadius: 'l1',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&:hover': { bg: 'bg.subtle' },
    '&:has(:focus-visible)': { outline: '2px solid var(--ring)', outlineOffset: '-2px' },
    '& > span': { flex: 1, minW: 0 },
    '&:has(:checked)': { color: 'brand.fg', fontWeight: 'bold' },
    [touch]: { minH: '44px' },
  },
})
const Note = chakra('small', {
  base: { display: 'block', textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted' },
})

/** One or several out of many that the server finds: a box that opens a search with what it found below. */
export function PickerField(props: PickerFieldProps) {
  const {
    value,
    onChange,
    multiple,
    options,
    query,
    onQuery,
    searchLabel,
    placeholder,
    message,
    busy,
    more,
    listedApart,
    onPaste,
    ...field
  } = props
  const search = useRef<HTMLInputElement>(null)
  const words = listedApart ? '' : value.map(({ label }) => label).join(', ')
  const chosen = (option: Pickable) => value.some((each) => each.value === option.value)
  // What is chosen can be seen and taken back whatever is searched.
  const shown =
    multiple && !listedApart ? [...value, ...options.filter((option) => !chosen(option))] : options
  const put = (option: Pickable, close: () => void) => {
    if (multiple)
      return onChange(
        chosen(option) ? value.filter((each) => each.value !== option.value) : [...value, option],
      )
    onChange([option])
    close()
  }
  /** Several, the first that is not chosen yet; while the server searches, none: what stands there is older. */
  const first = (choices: readonly HTMLInputElement[]) =>
    busy ? undefined : choices.find(({ checked }) => !multiple || !checked)
  const press = (event: KeyboardEvent<HTMLElement>) => move(event, first)
  return (
    <ChoiceBox
      {...field}
      words={words}
      placeholder={placeholder}
      initialFocus={() => search.current}
      onOpen={() => onQuery('')}
      content={{ minW: '264px', onKeyDown: press }}
    >
      {(labelId, close) => (
        <>
          <Search>
            <ControlBox>
              <Icon name="search" size={16} />
              <input
                ref={search}
                type="search"
                aria-label={searchLabel}
                placeholder={searchLabel}
                autoComplete="off"
                value={query}
                onChange={(event) => onQuery(event.target.value)}
                onPaste={(event) => {
                  if (!onPaste?.(event.clipboardData.getData('text'))) return
                  event.preventDefault()
                  close()
                }}
              />
              {busy && <Spinner size={16} />}
            </ControlBox>
          </Search>
          <Choices role="group" aria-labelledby={labelId}>
            {shown.map((option) => (
              <Choice key={option.value}>
                <input
                  type={multiple ? 'checkbox' : 'radio'}
                  className="sr"
                  checked={chosen(option)}
                  onChange={() => put(option, close)}
                />
                <span>
                  {option.label}
                  {option.note !== undefined && <Note>{option.note}</Note>}
                </span>
                {chosen(option) && <Icon name="check" size={16} />}
              </Choice>
            ))}
            {message !== undefined && <Told role="status">{message}</Told>}
            {more && (
              <Button
                wide
                kind="ghost"
                size="sm"
                loading={busy === true}
                onClick={() => {
                  // The button goes with the last of them.
                  search.current?.focus()
                  more.onMore()
                }}
              >
                {more.words}
              </Button>
            )}
          </Choices>
        </>
      )}
    </ChoiceBox>
  )
}

type First = (choices: readonly HTMLInputElement[]) => HTMLInputElement | undefined

/** The arrows go from the search to the choices and over them; Enter takes one, from the search the first. */
function move(event: KeyboardEvent<HTMLElement>, first: First) {
  const [search, ...choices] = event.currentTarget.querySelectorAll('input')
  const stops = [search, ...choices]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  if (event.key === 'Enter') {
    event.preventDefault()
    const taken = at > 0 ? stops[at] : first(choices)
    taken?.click()
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  stops.at((at + step) % stops.length)?.focus()
}
