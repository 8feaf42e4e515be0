import { useGetOrganizationLocalizationQuery } from '../../api'
import { now } from '../../clock'
import { useText } from '../../texts'
import { zoneOf } from '../time/dates'
import { zoneAhead } from '../time/zone'
import { ZoneSelect } from './ZoneField'

/** The choice of a zone with that of the organization among them, for whoever may read it. */
export function OrganizationZone() {
  const text = useText()
  const { data } = useGetOrganizationLocalizationQuery()
  const zone = data?.result && zoneAhead(data.result.gmt)
  const first =
    zone === undefined
      ? []
      : [{ value: zone, label: text('time.zoneOfOrganization', { zone: zoneOf(now(), zone) }) }]
  return <ZoneSelect first={first} />
}
