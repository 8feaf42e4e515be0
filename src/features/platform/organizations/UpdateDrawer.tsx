import { useState } from 'react'
import { organizationsApi, useUpdateOrganizationMutation, type Organization } from '../../../api'
import { saidOr } from '../../../flows/outcomes'
import { useChange } from '../../../kit/change/useChange'
import type { Read } from '../../../kit/change/useLookUp'
import { DrawerForm } from '../../../kit/form/DrawerForm'
import { useForm } from '../../../kit/form/form'
import { useRecheck } from '../../../kit/form/useRecheck'
import { dateTime } from '../../../kit/time/dates'
import { useText, type MessageId, type Translate } from '../../../texts'
import { Banner } from '../../../ui/Banner'
import { limits } from '../../../timings'
import { contractTypeWords, environmentWords, industryLabels, labelOf, phaseWords } from './choices'
import { gapsOf, inputOf, updateSchemaOf, valuesOf, type OrganizationValues } from './organization-form'
import { OrganizationFields } from './OrganizationFields'

const { searchOrganizations, suggestOrganizations } = organizationsApi.endpoints

/** As it is now. A suggestion knows its present name but little else; the list has the whole of it. */
async function readOrganization(read: Read, id: string): Promise<Organization | undefined> {
  const isIt = (each: Organization) => each.id === id
  const suggested = (await read(suggestOrganizations, { query: id })).results.find(isIt)
  if (!suggested) return undefined
  const { results } = await read(searchOrganizations, {
    page: 0,
    pageSize: limits.organizationsOfOneName,
    organizationCriteria: { freeText: suggested.name },
  })
  return results.content.find(isIt)
}

const among = (choices: Parameters<typeof labelOf>[0]) => (value: string, text: Translate) =>
  labelOf(choices, value, text)
const moment = (time: number | null) => (time === null ? '' : dateTime(time))

type Props = { organization: Organization; onClose: () => void }

/** What is known of an organization; its status is switched in the list. */
export function UpdateDrawer({ organization, onClose }: Props) {
  const text = useText()
  const change = useChange(useUpdateOrganizationMutation(), {
    done: ({ message }, { organizationInput: { name } }) =>
      saidOr(message, { id: 'organizations.updated', values: { name } }),
    failed: 'organizations.saveFailed',
    onClose,
  })
  // As it was when the drawer opened: the list below it goes on being read.
  const [stored] = useState(() => valuesOf(organization))
  const recheck = useRecheck({
    read: (read) => readOrganization(read, organization.id),
    valuesOf,
    by: ({ updatedBy }) => updatedBy,
    fields: {
      name: 'organizations.name',
      code: 'organizations.code',
      fullName: 'organizations.fullName',
      accountType: 'organizations.accountType',
      phase: { label: 'organizations.phase', words: among(phaseWords) },
      environment: { label: 'organizations.environment', words: among(environmentWords) },
      industry: { label: 'organizations.industry', words: among(industryLabels) },
      contractType: { label: 'organizations.contractType', words: among(contractTypeWords) },
      contractFrom: { within: 'organizations.effectTime', label: 'list.from', words: moment },
      contractTo: { within: 'organizations.effectTime', label: 'list.to', words: moment },
      website: 'organizations.website',
      address: 'organizations.address',
      phone: 'organizations.phone',
      email: 'organizations.email',
      active: null,
    },
  })
  const [schema] = useState(() => updateSchemaOf(stored))
  const form = useForm({
    initial: stored,
    // What the form fills in by itself can be saved (decisions 39).
    ...(organization.environment && { stored }),
    schema,
    tellsAtOnce: true,
    busy: change.busy,
    draft: `organizations.update ${organization.id}`,
    recheck,
    onSend: (values) => change.send({ orgId: organization.id, organizationInput: inputOf(values) }),
  })
  return (
    <DrawerForm
      title={text('organizations.updateTitle')}
      size="medium"
      form={form}
      {...change.failure}
      onClose={onClose}
    >
      <Gaps stored={stored} />
      <OrganizationFields form={form} stored={stored} />
    </DrawerForm>
  )
}

/** What an old record lacks, before somebody looks for it in a long form. */
function Gaps({ stored }: { stored: OrganizationValues }) {
  const text = useText()
  const { needed, optional } = gapsOf(stored)
  if (needed.length === 0) return null
  const listed = (ids: readonly MessageId[]) => ids.map((id) => text(id)).join(', ')
  return (
    <Banner tone="info">
      <p>{text('organizations.gapsNeeded', { fields: listed(needed) })}</p>
      {optional.length > 0 && <p>{text('organizations.gapsOptional', { fields: listed(optional) })}</p>}
    </Banner>
  )
}
