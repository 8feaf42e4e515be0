import { now } from '../../clock'
import { useText } from '../../texts'
import { SelectField } from '../../ui/SelectField'
import { useMay } from '../access/access'
import { arriving } from '../arriving/arriving'
import { zoneOf } from '../time/dates'
import { chooseZone, fixedZones, useChosenZone } from '../time/zone'
import { FilterField } from './FilterForm'

// With the calls about an organization, which most who have a list never make.
const OrganizationZone = arriving(
  () =>
    import(/* webpackChunkName: "organization-zone" */ './OrganizationZone').then(
      (part) => part.OrganizationZone,
    ),
  () => <ZoneSelect first={[]} />,
)

/**
 * The zone in which all times are shown, typed and asked for. It takes effect at once, and everywhere. That of the
 * organization is a choice for whoever may read it (decisions 46).
 */
export function ZoneField() {
  const may = useMay('getOrganizationLocalization')
  return (
    <FilterField minW="208px">
      {may.name === 'may' ? <OrganizationZone /> : <ZoneSelect first={[]} />}
    </FilterField>
  )
}

type Choice = { readonly value: string; readonly label: string }

/** `first` stand before the zones of whole hours, and are not among them again. */
export function ZoneSelect({ first }: { first: readonly Choice[] }) {
  const text = useText()
  const chosen = useChosenZone()
  const isFirst = (zone: string) => first.some(({ value }) => value === zone)
  // Kept by another version of the console.
  const others = chosen === undefined || fixedZones.includes(chosen) || isFirst(chosen) ? [] : [chosen]
  return (
    <SelectField
      dense
      name="zone"
      label={text('time.zone')}
      value={chosen ?? ''}
      onChange={(zone) => chooseZone(zone === '' ? undefined : zone)}
      options={[
        { value: '', label: text('time.zoneOfBrowser', { zone: zoneOf(now(), null) }) },
        ...first,
        ...others.map((zone) => ({ value: zone, label: `${zone} (${zoneOf(now(), zone)})` })),
        ...fixedZones
          .filter((zone) => !isFirst(zone))
          .map((zone) => ({ value: zone, label: zoneOf(now(), zone) })),
      ]}
    />
  )
}
