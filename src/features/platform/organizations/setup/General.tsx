import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { array, boolean, object, string, type ObjectSchema } from 'yup'
import {
  organizationSetupApi,
  useGetOrganizationCronjobSetupQuery,
  useGetOrganizationGeneralSettingsQuery,
  useSaveOrganizationCronjobSetupMutation,
  useSaveOrganizationGeneralSettingsMutation,
  type CronjobSetup,
  type CronjobStatus,
  type GeneralSettings,
} from '../../../../api'
import { useChange } from '../../../../kit/change/useChange'
import { equal } from '../../../../kit/form/equal'
import { message } from '../../../../kit/form/form'
import { Settings, SettingsForm } from '../../../../kit/form/SettingsForm'
import { useRecheck } from '../../../../kit/form/useRecheck'
import { useSettingsForm } from '../../../../kit/form/useSettingsForm'
import { QueryContent } from '../../../../kit/query/QueryContent'
import { useText, type MessageId } from '../../../../texts'
import { Banner } from '../../../../ui/Banner'
import { SwitchField } from '../../../../ui/SwitchField'
import { Tag } from '../../../../ui/Tag'
import { TagsField } from '../../../../ui/TagsField'
import { useSetup } from './context'

/** What stands on the General page: the accepted domains, and the Delta Data Engine of the cron setup. */
type GeneralValues = { allowedDomains: string[]; invitationUsersToJoin: boolean; enabledDDE: boolean }

/** Both parts as they were read. */
type General = { readonly settings: GeneralSettings; readonly cron: CronjobSetup }
type Saved = { readonly values: GeneralValues; readonly read: General }

const generalOf = ({ settings, cron }: General): GeneralValues => ({
  allowedDomains: settings.allowedDomains,
  invitationUsersToJoin: settings.invitationUsersToJoin ?? true,
  enabledDDE: cron.enabledDDE,
})

const domainsOf = ({ allowedDomains, invitationUsersToJoin }: GeneralValues) => ({
  allowedDomains,
  invitationUsersToJoin,
})

/** Which of the two calls have something to save. */
const changesOf = (values: GeneralValues, stored: GeneralValues) => ({
  domains: !equal(domainsOf(values), domainsOf(stored)),
  cron: values.enabledDDE !== stored.enabledDDE,
})

/** The domains are required; where none are stored and none given, only the rest is saved. */
const schemaOf = (stored: GeneralValues): ObjectSchema<GeneralValues> =>
  object({
    allowedDomains: array()
      .of(string().defined())
      .defined()
      .test(
        'some',
        message('common.required'),
        (domains, { parent }) => domains.length > 0 || !changesOf(parent as GeneralValues, stored).domains,
      ),
    invitationUsersToJoin: boolean().defined(),
    enabledDDE: boolean().defined(),
  })

const cleanDomain = (typed: string): string => typed.trim().toLowerCase()

/** The accepted domains of an organization, and its scheduled jobs. */
export function General() {
  const { orgId } = useSetup()
  const settings = useGetOrganizationGeneralSettingsQuery({ orgId })
  const cron = useGetOrganizationCronjobSetupQuery({ orgId })
  const both = {
    data: settings.data && cron.data && { settings: settings.data.result, cron: cron.data.result },
    error: settings.error ?? cron.error,
    isFetching: settings.isFetching || cron.isFetching,
    fulfilledTimeStamp: Math.min(settings.fulfilledTimeStamp ?? 0, cron.fulfilledTimeStamp ?? 0),
    refetch: () => [settings.refetch(), cron.refetch()],
  }
  return <QueryContent query={both}>{(read) => <GeneralForm {...read} />}</QueryContent>
}

function GeneralForm({ settings, cron }: { settings: GeneralSettings; cron: CronjobSetup }) {
  const text = useText()
  const { orgId } = useSetup()
  const [saveSettings, domains] = useSaveOrganizationGeneralSettingsMutation()
  const [saveCron, jobs] = useSaveOrganizationCronjobSetupMutation()
  const stored = generalOf({ settings, cron })

  /** What was saved by the last press, when the other half was refused. */
  const [half, setHalf] = useState<'domains' | 'jobs'>()

  /** Two calls that know nothing of each other: what the one has taken stays when the other refuses. */
  async function saveBoth({ values: { enabledDDE, ...generalSettingsInput }, read }: Saved) {
    const changes = changesOf({ enabledDDE, ...generalSettingsInput }, generalOf(read))
    // What was refused before may not be sent this time.
    domains.reset()
    jobs.reset()
    const answers = await Promise.all([
      changes.domains && saveSettings({ orgId, generalSettingsInput }),
      changes.cron && saveCron({ orgId, cronjobSetupInput: { ...read.cron, enabledDDE } }),
    ])
    const [ofDomains, ofJobs] = answers.map((answer) => answer && (answer.error ? 'refused' : 'saved'))
    if (ofDomains === 'saved' && ofJobs === 'refused') setHalf('domains')
    else setHalf(ofJobs === 'saved' && ofDomains === 'refused' ? 'jobs' : undefined)
    const refused = answers.find((answer) => answer && answer.error)
    return { error: refused && refused.error }
  }
  const change = useChange(
    [saveBoth, { isLoading: domains.isLoading || jobs.isLoading, error: domains.error ?? jobs.error }],
    { done: 'organizationSetup.saved', failed: 'common.somethingWasWrong' },
  )
  const recheck = useRecheck({
    read: async (read) => {
      const { getOrganizationGeneralSettings, getOrganizationCronjobSetup } = organizationSetupApi.endpoints
      const [settings, cron] = await Promise.all([
        read(getOrganizationGeneralSettings, { orgId }),
        read(getOrganizationCronjobSetup, { orgId }),
      ])
      return { settings: settings.result, cron: cron.result }
    },
    valuesOf: generalOf,
    // Nobody is named for the scheduled jobs.
    by: ({ settings }, changed) => (changed.includes('enabledDDE') ? undefined : settings.actionBy),
    fields: {
      allowedDomains: 'settings.allowedDomains',
      invitationUsersToJoin: 'settings.invitationUsersToJoin',
      enabledDDE: 'organizationSetup.enabledDDE',
    },
  })
  const form = useSettingsForm({
    draft: 'general',
    initial: stored,
    stored,
    schema: schemaOf(stored),
    busy: change.busy,
    recheck,
    save: (values, read = { settings, cron }) => change.send({ values, read }),
  })
  const invitation = form.field('invitationUsersToJoin')
  const engine = form.field('enabledDDE')
  return (
    <SettingsForm
      title={text('organizationSetup.general')}
      form={form}
      {...change.failure}
      banner={
        half && (
          <Banner tone="info">
            {text('organizationSetup.halfSaved', { saved: text(`organizationSetup.${half}`) })}
          </Banner>
        )
      }
    >
      <Settings title={text('organizationSetup.domains')} about={text('organizationSetup.domainsAbout')}>
        <TagsField
          {...form.field('allowedDomains')}
          label={text('settings.allowedDomains')}
          placeholder={text('settings.domainExample')}
          help={
            settings.actionBy
              ? text('settings.lastChangedBy', { who: settings.actionBy })
              : text('organizationSetup.domainsHelp')
          }
          clean={cleanDomain}
          removeLabel={(domain) => text('settings.removeOf', { name: domain })}
        />
        <SwitchField
          name={invitation.name}
          label={text('settings.invitationUsersToJoin')}
          checked={invitation.value}
          onChange={invitation.onChange}
        />
      </Settings>
      <Settings title={text('organizationSetup.jobs')} about={text('organizationSetup.jobsAbout')}>
        <SwitchField
          name={engine.name}
          label={text('organizationSetup.enabledDDE')}
          checked={engine.value}
          onChange={engine.onChange}
        />
        <Jobs jobs={cron.cronjobConfigs ?? []} />
      </Settings>
    </SettingsForm>
  )
}

const List = chakra('ul', { base: { borderTop: '1px solid var(--line)' } })
const Job = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    py: '8px',
    borderBottom: '1px solid var(--line)',
    overflowWrap: 'anywhere',
    '& > b': { flex: 1, minW: 0 },
    '& > small': { w: '100%', textStyle: 'xs', color: 'fg.muted' },
  },
})

const jobStates: Readonly<Record<CronjobStatus, MessageId>> = {
  Active: 'organizationSetup.active',
  Inactive: 'organizationSetup.inactive',
}

/** What runs for the organization; it is changed where cron jobs are. */
function Jobs({ jobs }: { jobs: NonNullable<CronjobSetup['cronjobConfigs']> }) {
  const text = useText()
  if (jobs.length === 0) return <p>{text('organizationSetup.noJobs')}</p>
  return (
    <List aria-label={text('organizationSetup.jobs')}>
      {jobs.map(({ id, name, status, endpointMethod, endpointUrl }) => (
        <Job key={id}>
          <b>{name}</b>
          <Tag dot tone={status === 'Active' ? 'success' : 'neutral'}>
            {text(jobStates[status])}
          </Tag>
          <small>{[endpointMethod, endpointUrl].join(' ')}</small>
        </Job>
      ))}
    </List>
  )
}
