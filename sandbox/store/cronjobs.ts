import type { components } from '../../openapi/schema.gen'
import { createTable } from './table'

type Schemas = components['schemas']
/** The name of the organization is no part of it: it is looked up. */
type Config = Omit<Schemas['CronjobConfig'], 'extParam'>

export const cronjobs = createTable<Config, { readonly nextRunAt?: number | undefined }>({
  table: 'cronjob_config',
  fields: {
    ...{ id: 'id', name: 'name', orgId: 'org_id', status: 'status' },
    ...{ endpointMethod: 'endpoint_method', endpointUrl: 'endpoint_url' },
    ...{ days: { json: 'days' }, hours: { json: 'hours' } },
    ...{ minutes: { json: 'minutes' }, months: { json: 'months' }, gmt: 'gmt' },
    ...{ validFromTime: 'valid_from', validToTime: 'valid_to' },
    monthDayHoursGmts: { json: 'month_day_hours_gmts' },
    ...{ createdAt: 'created_at', createdBy: 'created_by' },
  },
  hidden: { nextRunAt: 'next_run_at' },
  freeText: ['id', 'name', 'endpointUrl'],
  sortable: [],
  order: 'created_at desc, rowid desc',
})

export const histories = createTable<Schemas['CronjobHistory'], { readonly configName: string }>({
  table: 'cronjob_history',
  fields: {
    ...{ id: 'id', configId: 'config_id', method: 'method', url: 'url' },
    ...{ totalRecords: 'total_records', totalValidRecords: 'total_valid_records' },
    totalInvalidRecord: 'total_invalid_record',
    ...{ fromTime: 'from_time', toTime: 'to_time' },
    ...{ cronjobStartTime: 'started_at', cronjobEndTime: 'ended_at' },
    ...{ createdAt: 'created_at', createdBy: 'created_by' },
  },
  hidden: { configName: 'config_name' },
  freeText: ['id', 'configId', 'configName', 'method', 'url'],
  sortable: [],
  order: 'started_at desc, rowid desc',
})

/** The columns of the three counts that a search can limit. */
export const recordColumns: Readonly<Record<Schemas['CronjobRecordField'], string>> = {
  totalRecords: 'total_records',
  totalValidRecords: 'total_valid_records',
  totalInvalidRecord: 'total_invalid_record',
}
