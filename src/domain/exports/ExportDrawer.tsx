import { chakra } from '@chakra-ui/react'
import { useState, type ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { useDispatch } from 'react-redux'
import { bounds } from '../../api'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { Definitions } from '../../ui/Definitions'
import { Panel } from '../../kit/dialog/Panel'
import { SelectField } from '../../ui/SelectField'
import { SecondFactorDialog } from '../../kit/second-factor/SecondFactorDialog'
import { exportAsked, mostRecords, type Exportable } from './state'

const { minimum: firstZone, maximum: lastZone, default: usualZone } = bounds.Timezone
const zones = Array.from({ length: lastZone - firstZone + 1 }, (_, index) => firstZone + index)

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '24px' } })

type Props = {
  job: Exportable
  /** How many records that are; undefined while it is not known. */
  totalRecords: number | undefined
  /** The criteria in words, those that filter nothing left out. */
  criteria: readonly { term: string; value: string }[]
  size?: ComponentProps<typeof Panel>['size']
  onClose: () => void
}

/** What is exported and in which zone; Export asks for a code. */
export function ExportDrawer({ job, totalRecords, criteria, size = 'narrow', onClose }: Props) {
  const text = useText()
  const { formatNumber } = useIntl()
  const dispatch = useDispatch()
  const [timezone, setTimezone] = useState<number>(usualZone)
  const tooMany = totalRecords !== undefined && totalRecords > mostRecords[job.type]
  const count = totalRecords === undefined ? text('common.loading') : formatNumber(totalRecords)
  return (
    <Panel
      size={size}
      title={text('exports.title')}
      onClose={onClose}
      action={
        <Button
          kind="primary"
          icon="download"
          disabledReason={
            totalRecords === undefined
              ? text('common.loading')
              : tooMany
                ? text('exports.tooMany', { count: totalRecords })
                : undefined
          }
          onClick={() => dispatch(exportAsked({ ...job, timezone }))}
        >
          {text('exports.export')}
        </Button>
      }
    >
      <Parts>
        <SelectField
          name="timezone"
          label={text('exports.timezone')}
          help={text('exports.timezoneHelp')}
          value={String(timezone)}
          onChange={(zone) => setTimezone(Number(zone))}
          options={zones.map((zone) => ({ value: String(zone), label: gmt(zone) }))}
        />
        <Definitions
          items={[
            { term: text('exports.records'), value: count },
            ...(criteria.length > 0
              ? criteria
              : [{ term: text('exports.criteria'), value: text('exports.everything') }]),
          ]}
        />
        <chakra.p color={tooMany ? 'fg.error' : 'fg.muted'}>{text('exports.most')}</chakra.p>
      </Parts>
      <SecondFactorDialog />
    </Panel>
  )
}

/** 'GMT +7' */
const gmt = (zone: number) => `GMT ${zone < 0 ? '-' : '+'}${Math.abs(zone)}`
