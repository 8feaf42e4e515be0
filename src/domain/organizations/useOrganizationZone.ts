import { skipToken } from '@reduxjs/toolkit/query'
import { useGetOrganizationLocalizationQuery } from '../../api'
import { useMay } from '../../kit/access/access'

/**
 * The zone that the organization has chosen for itself, in whole hours from UTC (decisions 46). Undefined for those who may
 * not read it, while it is not known, and where none is stored.
 */
export function useOrganizationZone(): number | undefined {
  const may = useMay('getOrganizationLocalization').name === 'may'
  const { data } = useGetOrganizationLocalizationQuery(may ? undefined : skipToken)
  return data?.result?.gmt
}
