import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { CopyButton } from '../../kit/CopyButton'
import { Panel } from '../../kit/dialog/Panel'
import { dateTimeInZone } from '../../kit/time/dates'
import { useText, type MessageId, type Translate } from '../../texts'
import { Button } from '../../ui/Button'
import { Tag, type Tone } from '../../ui/Tag'
import { differenceOf, partsOf, type Change, type FieldDifference, type Parts } from './difference'

/** A row of a log, as far as it can be compared. */
export type Compared = {
  readonly key: string
  readonly at: number
  readonly by: string
  readonly action: string
  readonly json: string | undefined
}

const words: Readonly<Record<Change, { label: MessageId; tone: Tone }>> = {
  changed: { label: 'logDifference.changed', tone: 'warning' },
  added: { label: 'logDifference.added', tone: 'success' },
  removed: { label: 'logDifference.removed', tone: 'danger' },
  same: { label: 'logDifference.same', tone: 'neutral' },
}

/** So many fields are shown at once; a log can hold any JSON. */
const STRETCH = 200

const Room = chakra('div', {
  base: { overflowX: 'auto', border: '1px solid var(--line)', borderRadius: 'l2', bg: 'bg.surface' },
})
const phone = '@media (max-width: 767px)'

/** On phones a field is a card: its name and what happened, before, after. The roles say what `display` takes away. */
const Table = chakra('table', {
  base: {
    w: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '& th, & td': {
      px: '12px',
      py: '10px',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    '& thead': { bg: 'bg.subtle', textStyle: 'xs' },
    '& thead td, & thead tr:last-of-type th': { fontWeight: 'normal' },
    '& tr + tr, & tbody tr': { borderTop: '1px solid var(--line)' },
    '& :is(del, ins)': { px: '4px', borderRadius: 'l1', bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
    '& ins': { textDecoration: 'none' },
    '& td': { whiteSpace: 'pre-wrap' },
    [phone]: {
      '&, & :is(thead, tbody)': { display: 'block' },
      '& tr': { display: 'grid', gridTemplateColumns: '1fr auto', py: '4px' },
      '& thead tr:first-of-type': { position: 'absolute', clipPath: 'inset(50%)' },
      '& :is(th, td)': { py: '4px' },
      '& td:empty': { display: 'none' },
      '& td[data-label]': { gridColumn: '1 / -1' },
      '& td[data-label]::before': {
        content: 'attr(data-label)',
        display: 'block',
        textStyle: 'xs',
        color: 'fg.muted',
      },
    },
  },
})
const Counted = chakra('p', { base: { mb: '16px' } })
const None = chakra('span', { base: { color: 'fg.muted' } })
const Del = chakra('del')
const Ins = chakra('ins')
const Foot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', gap: '8px' },
})

type Props = { rows: readonly [Compared, Compared]; onClose: () => void }

/** What one row of a log says otherwise than another of the same thing, field by field; the older stands at the left. */
export function DifferencePanel({ rows, onClose }: Props) {
  const text = useText()
  const [all, setAll] = useState(false)
  const [shown, setShown] = useState(STRETCH)
  const [older, younger] = rows[0].at <= rows[1].at ? rows : [rows[1], rows[0]]
  const fields = differenceOf(older.json, younger.json)
  const same = fields.filter(({ change }) => change === 'same')
  const different = fields.filter(({ change }) => change !== 'same')
  const listed = all ? [...different, ...same] : different
  return (
    <Panel
      size={{ sm: '760px' }}
      title={text('logDifference.title')}
      onClose={onClose}
      footer={
        <Foot>
          <CopyButton
            label={text('logDifference.copy')}
            words={text('logDifference.copy')}
            read={() => asText(text, older, younger, different)}
          />
          <Button onClick={onClose}>{text('common.close')}</Button>
        </Foot>
      }
    >
      <Counted role="status">{summaryOf(text, fields)}</Counted>
      <Room tabIndex={0} role="group" aria-label={text('logDifference.title')}>
        <Table role="table">
          <caption className="sr">{text('logDifference.title')}</caption>
          <colgroup>
            <col style={{ width: '22%' }} />
            <col style={{ width: '108px' }} />
            <col />
            <col />
          </colgroup>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {text('logDifference.field')}
              </th>
              <th role="columnheader" scope="col">
                {text('logDifference.whatHappened')}
              </th>
              <th role="columnheader" scope="col">
                {text('logDifference.before')}
              </th>
              <th role="columnheader" scope="col">
                {text('logDifference.after')}
              </th>
            </tr>
            <tr role="row">
              <th role="rowheader" scope="row">
                {text('logDifference.row')}
              </th>
              <td role="cell" />
              <td role="cell" data-label={text('logDifference.before')}>
                {named(older)}
              </td>
              <td role="cell" data-label={text('logDifference.after')}>
                {named(younger)}
              </td>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {listed.slice(0, shown).map((field) => (
              <Field key={field.path} field={field} />
            ))}
          </tbody>
        </Table>
      </Room>
      <chakra.div mt="16px" display="flex" flexWrap="wrap" gap="8px">
        {same.length > 0 && (
          <Button
            size="sm"
            kind="ghost"
            icon={all ? 'chevron-down' : 'chevron-right'}
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {text('logDifference.showSame', { count: same.length })}
          </Button>
        )}
        {listed.length > shown && (
          <Button size="sm" kind="ghost" onClick={() => setShown(shown + STRETCH)}>
            {text('logDifference.more', { count: Math.min(STRETCH, listed.length - shown) })}
          </Button>
        )}
      </chakra.div>
    </Panel>
  )
}

const named = ({ at, by, action }: Compared) => `${dateTimeInZone(at)}\n${by}\n${action}`

function Field({ field }: { field: FieldDifference }) {
  const text = useText()
  const { path, change, before, after } = field
  const { label, tone } = words[change]
  const parts = change === 'changed' ? partsOf(before ?? '', after ?? '') : undefined
  const none = <None>{text('logDifference.noValue')}</None>
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {path === '' ? text('logDifference.whole') : path}
      </th>
      <td role="cell">
        <Tag tone={tone}>{text(label)}</Tag>
      </td>
      <td role="cell" data-label={text('logDifference.before')}>
        {before === undefined ? none : <Side change={change} gone text={before} parts={parts?.before} />}
      </td>
      <td role="cell" data-label={text('logDifference.after')}>
        {after === undefined ? none : <Side change={change} text={after} parts={parts?.after} />}
      </td>
    </tr>
  )
}

type SideProps = { change: Change; gone?: boolean; text: string; parts: Parts | undefined }

/** One side of a field, in which what is not on the other is marked: by an element, not by its colour alone. */
function Side({ change, gone = false, text, parts = ['', text, ''] }: SideProps) {
  const [start, different, end] = parts
  if (change === 'same' || different === '') return text
  return (
    <>
      {start}
      {gone ? <Del colorPalette="red">{different}</Del> : <Ins colorPalette="green">{different}</Ins>}
      {end}
    </>
  )
}

function summaryOf(text: Translate, fields: readonly FieldDifference[]): string {
  const count = (wanted: Change) => fields.filter(({ change }) => change === wanted).length
  const [changed, added, removed, same] = [count('changed'), count('added'), count('removed'), count('same')]
  return text('logDifference.summary', { all: changed + added + removed, changed, added, removed, same })
}

/** The same to be pasted into a letter. */
const asText = (text: Translate, older: Compared, younger: Compared, fields: readonly FieldDifference[]) =>
  [
    `${text('logDifference.before')}: ${named(older).replaceAll('\n', ', ')}`,
    `${text('logDifference.after')}: ${named(younger).replaceAll('\n', ', ')}`,
    ...fields.map(({ path, change, before, after }) => {
      const none = text('logDifference.noValue')
      return `${path || text('logDifference.whole')} (${text(words[change].label)}): ${before ?? none} → ${after ?? none}`
    }),
  ].join('\n')
