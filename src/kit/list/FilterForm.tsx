import { chakra } from '@chakra-ui/react'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { useText } from '../../texts'
import { timings } from '../../timings'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { TextField } from '../../ui/TextField'
import { longestText } from './address'
import type { Filterable } from './useListParams'
import { useFilterDraft, type Searchable, type Wrong } from './useFilterDraft'

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: '16px',
    rowGap: { base: '16px', md: '8px' },
    mb: '16px',
  },
})

const phone = '@media (max-width: 767px)'

const Text = chakra('div', {
  base: {
    flex: { base: '1 1 0', md: '2 1 160px' },
    minW: 0,
    // The picture in the field says enough there.
    [phone]: {
      '& label': { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  },
})

const Opener = chakra('div', { base: { display: { md: 'none' } } })

const Rest = chakra('div', {
  base: { gap: '16px', flexDirection: 'column', w: '100%', display: { base: 'none', md: 'contents' } },
  variants: { open: { true: { display: { base: 'flex', md: 'contents' } } } },
})

const Actions = chakra('div', {
  // Beside the controls, whose labels are 16 high and 4 above them.
  base: { display: 'flex', gap: '8px', pt: { base: 0, md: '20px' }, [phone]: { '& > button': { flex: 1 } } },
})

/** What stays in one line with the buttons, as long as a line is that long. */
const Last = chakra('div', {
  base: {
    display: { base: 'contents', md: 'flex' },
    flex: { md: '4 1 776px' },
    flexWrap: 'wrap',
    gap: '8px 16px',
    minW: 0,
  },
})

/** Room for one filter; `long` for two moments with their times. */
export const FilterField = chakra('div', {
  base: { minW: 0, flex: { base: 'none', md: '1 1 104px' } },
  variants: { long: { true: { flex: { base: 'none', md: '2 1 400px' } } } },
})

/** What the fields of a form of filters need. */
export type FilterFields<Filters> = {
  draft: Filters
  /** What the list is filtered by now. */
  applied: Filters
  put: (changed: Partial<Filters>) => void
  errors: { readonly [Name in keyof Filters]?: string }
}

type Props<Filters> = {
  list: Filterable<Filters>
  /** The free text's label, and an example of what can be typed; without them there is none. */
  label?: string | undefined
  placeholder?: string | undefined
  /** How many filters beside the free text are applied: the counter on phones. */
  count: number
  /** Search was pressed and nothing has changed: the list is read again. */
  onAgain: () => void
  /** Refuses filters in place. */
  check?: (filters: Filters) => Wrong<Filters>
  /** Milliseconds after which free text searches by itself. */
  pause?: number
  /** What else can be done with what is found: a menu beside the buttons. */
  more?: ReactNode
  /** The filters beside the free text, each in a `FilterField`. */
  children: (fields: FilterFields<Filters>) => ReactNode
  /** Those that need so much room that the buttons would fall below them alone: a range of time. */
  last?: (fields: FilterFields<Filters>) => ReactNode
  /** In which zone times are typed and asked for: no filter, and not taken back. */
  zone?: ReactNode
}

const allRight = () => ({})

/**
 * The filters of a list. Free text searches by itself after a pause, at once with Enter or the button; the
 * others take effect with Search. On phones they are behind a button.
 */
export function FilterForm<Filters extends Searchable>(props: Props<Filters>) {
  const { list, label, placeholder, count, onAgain, check = allRight, pause = timings.searchPause } = props
  const text = useText()
  const restId = useId()
  const [open, setOpen] = useState(false)
  const { draft, wrong, put, search, reset } = useFilterDraft({ list, check, pause, onAgain })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = search()
    setOpen(!found)
    if (!found) form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  const fields = { draft, applied: list.filters, put, errors: worded(wrong, text) }
  const actions = (
    <Actions>
      <Button type="submit" icon="search">
        {text('list.search')}
      </Button>
      <Button kind="ghost" onClick={reset}>
        {text('list.reset')}
      </Button>
      {props.more}
    </Actions>
  )
  return (
    <Form role="search" aria-label={text('list.search')} noValidate onSubmit={submit}>
      {label !== undefined && (
        <Text>
          <TextField
            dense
            type="search"
            icon="search"
            name="freeText"
            label={label}
            placeholder={placeholder}
            maxLength={longestText}
            autoComplete="off"
            value={draft.freeText ?? ''}
            onChange={
              (freeText) => put({ freeText } as Partial<Filters>) // those with a label have a free text
            }
          />
        </Text>
      )}
      <Opener>
        <IconButton
          framed
          icon="filter"
          count={count}
          label={text('list.filters', { count })}
          aria-expanded={open}
          aria-controls={restId}
          onClick={() => setOpen(!open)}
        />
      </Opener>
      <Rest id={restId} open={open}>
        {props.children(fields)}
        {props.zone}
        {props.last ? (
          <Last>
            {props.last(fields)}
            {actions}
          </Last>
        ) : (
          actions
        )}
      </Rest>
    </Form>
  )
}

function worded<Filters>(wrong: Wrong<Filters>, text: ReturnType<typeof useText>) {
  const errors: { [Name in keyof Filters]?: string } = {}
  for (const name in wrong) {
    const id = wrong[name]
    if (id) errors[name] = text(id)
  }
  return errors
}
