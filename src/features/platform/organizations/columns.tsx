import type { Organization } from '../../../api'
import { actionColumn } from '../../../kit/list/actionColumn'
import { Website } from '../../../kit/navigation/Website'
import { Time } from '../../../kit/time/Time'
import type { Translate } from '../../../texts'
import type { Column } from '../../../ui/DataTable'
import type { Reason } from '../../../ui/reason'
import { SwitchField } from '../../../ui/SwitchField'
import { Tag, type Tone } from '../../../ui/Tag'
import { nameTip, tip } from '../../../ui/Tooltip'
import type { Rules } from './actions'
import { RowActions, rowMenu, type RowEvents } from './RowActions'
import { environmentWords, industryLabels, isActive, phaseWords, statusWords, labelOf } from './choices'

/** The letter of a phase and its colour. */
const letters: Readonly<Record<string, { letter: string; tone: Tone }>> = {
  Pilot: { letter: 'P', tone: 'danger' },
  'Tuning & Grow': { letter: 'T', tone: 'warning' },
  Retention: { letter: 'R', tone: 'success' },
  Dropped: { letter: 'D', tone: 'neutral' },
}
/** These pay; the others are drawn in outline. */
const strong: readonly string[] = ['Enterprise', 'Contract']

/** The columns in the person's language. */
export function columnsOf(text: Translate, rules: Rules, events: RowEvents): readonly Column<Organization>[] {
  const none = text('common.none')
  const plain = (key: 'phone' | 'email', width: number): Column<Organization> => ({
    key,
    head: text(`organizations.${key}`),
    secondary: true,
    width,
    cell: (row) => row[key],
  })
  return [
    {
      key: 'status',
      head: text('organizations.status'),
      width: 128,
      card: 'foot',
      cell: (row) => (
        <SwitchField
          name="status"
          label={text('organizations.statusOf', { name: row.name })}
          state={text(statusWords[isActive(row.status) ? 'active' : 'inactive'])}
          checked={isActive(row.status)}
          onChange={() => events.onOpen('status', row.id)}
          {...disabled(
            rules.reason('status') ??
              (row.id === events.own && isActive(row.status) ? text('organizations.stopOwn') : undefined),
          )}
        />
      ),
    },
    {
      key: 'accountType',
      head: text('organizations.accountType'),
      width: 104,
      card: 'tag',
      cell: ({ accountType }) =>
        accountType && <Tag tone={strong.includes(accountType) ? 'strong' : 'outline'}>{accountType}</Tag>,
    },
    {
      key: 'name',
      head: text('organizations.name'),
      least: 176,
      card: 'title',
      cell: (row) => {
        const name = (
          <button
            type="button"
            className="name two"
            onClick={() => events.onOpen('info', row.id)}
            {...nameTip(row.name)}
          >
            {row.name}
          </button>
        )
        if (row.environment !== 'Staging') return name
        return (
          <span className="named two">
            {name}
            <Staging words={text('organizations.isStaging')} />
          </span>
        )
      },
    },
    {
      key: 'industry',
      head: text('organizations.industry'),
      width: 124,
      card: 'tag',
      cell: ({ industry, phase }) =>
        (industry || phase) && (
          <span className="lettered">
            {phase && <Phase phase={phase} words={labelOf(phaseWords, phase, text)} />}
            {industry && labelOf(industryLabels, industry, text)}
          </span>
        ),
    },
    {
      key: 'environment',
      head: text('organizations.environment'),
      secondary: true,
      width: 100,
      card: 'tag',
      cell: ({ environment }) => environment && labelOf(environmentWords, environment, text),
    },
    {
      key: 'website',
      head: text('organizations.website'),
      secondary: true,
      width: 176,
      cell: ({ website }) => website && <Website cut address={website} />,
    },
    plain('phone', 136),
    plain('email', 208),
    {
      key: 'createdAt',
      head: text('organizations.createdAt'),
      secondary: true,
      width: 116,
      card: 'foot',
      cell: ({ createdAt, createdBy }) => <Time relative at={createdAt} by={createdBy ?? none} />,
    },
    {
      key: 'updatedAt',
      head: text('organizations.updatedAt'),
      secondary: true,
      tableOnly: true,
      width: 116,
      cell: ({ updatedAt, updatedBy }) => <Time relative at={updatedAt} by={updatedBy ?? none} />,
    },
    {
      ...actionColumn<Organization>(
        text,
        120,
        (row) => !events.phone && <RowActions organization={row} rules={rules} onOpen={events.onOpen} />,
      ),
      menu: rowMenu(text, rules, events),
    },
  ]
}

const disabled = (disabledReason: Reason | undefined) =>
  disabledReason === undefined ? {} : { disabledReason }

function Staging({ words }: { words: string }) {
  return (
    <b role="img" aria-label={words} tabIndex={0} style={{ color: 'var(--warning)' }} {...tip(words)}>
      {STAR}
    </b>
  )
}
const STAR = '*'

function Phase({ phase, words }: { phase: string; words: string }) {
  const known = Object.hasOwn(letters, phase) ? letters[phase] : undefined
  return (
    <Tag letterOf={words} tone={known?.tone ?? 'neutral'}>
      {known?.letter ?? phase.charAt(0)}
    </Tag>
  )
}
