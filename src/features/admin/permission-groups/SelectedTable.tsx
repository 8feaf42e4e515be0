import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useText } from '../../../texts'
import { Button } from '../../../ui/Button'
import { DataTable, type Column } from '../../../ui/DataTable'
import { IconButton } from '../../../ui/IconButton'
import { Tag } from '../../../ui/Tag'
import { tip } from '../../../ui/Tooltip'

/** What is selected, as a row shows it. */
export type Selected = {
  readonly id: string
  /** The id where it has no name. */
  readonly name: string
  readonly description?: string | undefined
  /** Something is wrong with it, in a word or two. */
  readonly wrong?: string | undefined
}

const Root = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '8px' } })
const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minH: 'var(--control-s)' },
})
const Label = chakra('h3', { base: { textStyle: 'sm', fontWeight: 'bold' } })
const Frame = chakra('div', {
  base: { md: { border: '1px solid var(--line)', borderRadius: 'l2', overflow: 'hidden' } },
})

type Props = {
  /** How many are selected, in the documents' words. */
  label: string
  /** What the column of names is called. */
  head: string
  rows: readonly Selected[]
  /** Without it nothing can be taken out. */
  onTakeOut?: ((ids: readonly string[]) => void) | undefined
}

const keyOf = ({ id }: Selected) => id

/** What is selected in a panel, one row each, with what takes it out again. */
export function SelectedTable({ label, head, rows, onTakeOut }: Props) {
  const text = useText()
  const hasDescriptions = rows.some(({ description }) => description)
  const columns = useMemo(
    () => columnsOf({ text, head, hasDescriptions, onTakeOut }),
    [text, head, hasDescriptions, onTakeOut],
  )
  return (
    <Root>
      <Head>
        <Label>
          <span role="status">{label}</span>
        </Label>
        {onTakeOut && rows.length > 1 && (
          <Button kind="ghost" size="sm" onClick={() => onTakeOut(rows.map(keyOf))}>
            {text('permissionGroups.removeAll')}
          </Button>
        )}
      </Head>
      {rows.length > 0 && (
        <Frame>
          <DataTable caption={label} columns={columns} rows={rows} rowKey={keyOf} />
        </Frame>
      )}
    </Root>
  )
}

type Options = Pick<Props, 'head' | 'onTakeOut'> & {
  text: ReturnType<typeof useText>
  hasDescriptions: boolean
}

function columnsOf({ text, head, hasDescriptions, onTakeOut }: Options): readonly Column<Selected>[] {
  const index: Column<Selected> = {
    ...{ key: '#', head: text('list.index'), faint: true, width: 48, tableOnly: true },
    cell: (_row, at) => at + 1,
  }
  const name: Column<Selected> = {
    ...{ key: 'name', head, least: 176, card: 'title' },
    cell: ({ id, name, wrong }) => (
      <span className="with-tag">
        <span className="person">
          <b className="name" {...tip(name)}>
            {name}
          </b>
          {name !== id && (
            <small translate="no" {...tip(id)}>
              {id}
            </small>
          )}
        </span>
        {wrong && <Tag tone="danger">{wrong}</Tag>}
      </span>
    ),
  }
  const description: Column<Selected> = {
    ...{ key: 'description', head: text('permissionGroups.description'), secondary: true, least: 136 },
    cell: ({ description }) => description,
  }
  const action: Column<Selected> = {
    key: 'action',
    head: <span className="sr">{text('list.action')}</span>,
    width: 56,
    card: 'corner',
    cell: ({ id, name }) => (
      <IconButton
        size="sm"
        icon="trash"
        label={text('permissionGroups.takeOut', { name })}
        onClick={() => onTakeOut?.([id])}
      />
    ),
  }
  return [index, name, ...(hasDescriptions ? [description] : []), ...(onTakeOut ? [action] : [])]
}
