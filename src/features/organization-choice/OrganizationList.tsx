import { chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { UserOrganization } from '../../api'
import { useDebounced } from '../../kit/useDebounced'
import { useMedia } from '../../ui/useMedia'
import { useText, type Lang } from '../../texts'
import { limits, timings } from '../../timings'
import { EmptyState } from '../../ui/EmptyState'
import { TextField } from '../../ui/TextField'
import { matching, searchable } from './organizations'
import { OrganizationCards } from './OrganizationCards'

const Search = chakra('form', {
  base: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 16px', mb: '16px' },
})
const Field = chakra('div', { base: { flex: '1 1 240px', maxW: { md: '400px' } } })
const Count = chakra('p', { base: { ms: { md: 'auto' }, color: 'fg.muted' } })
const Narrow = chakra('div', { base: { maxW: '640px' } })

type Props = {
  organizations: readonly UserOrganization[]
  entering: string | undefined
  onChoose: (id: string) => void
}

/** All organizations of a person: few as a plain list, from five on as a grid that can be searched. */
export function OrganizationList({ organizations, entering, onChoose }: Props) {
  const text = useText()
  const lang = useIntl().locale as Lang // LanguageLayer sets no other
  const all = useMemo(() => searchable(organizations, lang), [organizations, lang])
  const few = all.length < limits.searchFromOrganizations
  if (few)
    return (
      <Narrow>
        <OrganizationCards
          label={text('organizationChoice.list')}
          organizations={all.map(({ organization }) => organization)}
          columns={1}
          entering={entering}
          onChoose={onChoose}
        />
      </Narrow>
    )
  return <SearchedList all={all} entering={entering} onChoose={onChoose} />
}

type SearchedProps = Omit<Props, 'organizations'> & { all: ReturnType<typeof searchable> }

function SearchedList({ all, entering, onChoose }: SearchedProps) {
  const text = useText()
  const columns = useColumns()
  const [words, setWords] = useState('')
  const [settled, settle] = useDebounced(words, timings.searchPause)
  const found = useMemo(() => matching(all, settled), [all, settled])
  return (
    <>
      <Search
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          settle()
        }}
      >
        <Field>
          <TextField
            name="search"
            type="search"
            icon="search"
            label={text('organizationChoice.searchLabel')}
            labelHidden
            placeholder={text('organizationChoice.search')}
            autoComplete="off"
            value={words}
            onChange={setWords}
          />
        </Field>
        <Count role="status">{text('organizationChoice.found', { count: found.length })}</Count>
      </Search>
      {found.length === 0 ? (
        <EmptyState icon="building" title={text('organizationChoice.none')} />
      ) : (
        // Other words begin at the top again.
        <OrganizationCards
          key={settled}
          label={text('organizationChoice.list')}
          organizations={found}
          columns={columns}
          entering={entering}
          onChoose={onChoose}
        />
      )}
    </>
  )
}

/** Columns of the grid: three on desktops, two on tablets, one on phones. */
export function useColumns(): number {
  const desktop = useMedia('(min-width: 1024px)')
  const tablet = useMedia('(min-width: 768px)')
  if (desktop) return 3
  return tablet ? 2 : 1
}
