import { chakra } from '@chakra-ui/react'
import { useListTaskSubCategoriesQuery } from '../../../../api'
import { useText, type MessageId } from '../../../../texts'
import { Button } from '../../../../ui/Button'
import { IconButton } from '../../../../ui/IconButton'
import { SelectField } from '../../../../ui/SelectField'
import { NumberField } from '../../../../kit/form/NumberField'
import { isCapped, withRow, type TaskRow } from './task-quota-form'

const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '16px' } })
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 136px) auto',
    alignItems: 'end',
    gap: '8px',
    // A message below one of them moves no other.
    '&:has([aria-describedby])': { alignItems: 'start' },
    '&:has([aria-describedby]) > button': { mt: '28px' },
  },
})
const Unread = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', color: 'fg.muted' },
})

type Props = {
  rows: readonly TaskRow[]
  maxAllowed: string
  /** By the path of a field: `rows[0].count`. */
  mistakes: Partial<Record<string, MessageId>>
  onChange: (rows: TaskRow[]) => void
}

/** A row a sub-category with its number; each can be chosen once. */
export function TaskRows({ rows, maxAllowed, mistakes, onChange }: Props) {
  const text = useText()
  const { data, isError, isFetching, refetch } = useListTaskSubCategoriesQuery()
  const names = data?.results ?? []
  const free = names.filter((name) => rows.every(({ category }) => category !== name))
  const put = (changed: TaskRow) => onChange(rows.map((row) => (row.key === changed.key ? changed : row)))
  const wordsOf = (path: string) => {
    const id = mistakes[path]
    return id && text(id)
  }
  return (
    <>
      {rows.length === 0 && <p>{text('organizationSetup.noRows')}</p>}
      <List>
        {rows.map((row, index) => {
          const { key, category, count } = row
          const number = index + 1
          // What is stored and no longer known stays until somebody removes it.
          const options = [...(category ? [category] : []), ...free]
          return (
            <Row key={key}>
              <SelectField
                name={`rows[${index}].category`}
                label={text('organizationSetup.categoryOf', { number })}
                placeholder={text('organizationSetup.choose')}
                value={category}
                onChange={(chosen) => put({ ...row, category: chosen })}
                options={options.map((name) => ({ value: name, label: name }))}
                error={wordsOf(`rows[${index}].category`)}
              />
              <NumberField
                name={`rows[${index}].count`}
                label={text('organizationSetup.mostOf', { number })}
                unit={text('organizationSetup.tasks')}
                value={count}
                onChange={(typed) => put({ ...row, count: typed })}
                help={isCapped(count, maxAllowed) ? text('organizationSetup.capped') : undefined}
                error={wordsOf(`rows[${index}].count`)}
              />
              <IconButton
                icon="trash"
                label={text('settings.removeOf', {
                  name: category || text('organizationSetup.categoryOf', { number }),
                })}
                onClick={() => onChange(rows.filter((each) => each.key !== key))}
              />
            </Row>
          )
        })}
      </List>
      {isError && !data && (
        <Unread role="status">
          {text('organizationSetup.categoriesUnread')}
          <Button size="sm" icon="refresh" loading={isFetching} onClick={() => void refetch()}>
            {text('common.tryAgain')}
          </Button>
        </Unread>
      )}
      <span>
        <Button
          icon="plus"
          disabledReason={data && free.length === 0 ? text('organizationSetup.allChosen') : undefined}
          onClick={() => onChange(withRow(rows))}
        >
          {text('organizationSetup.addCategory')}
        </Button>
      </span>
    </>
  )
}
