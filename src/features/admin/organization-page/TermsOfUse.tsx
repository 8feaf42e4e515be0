import { useState } from 'react'
import { useIntl } from 'react-intl'
import { object, type ObjectSchema } from 'yup'
import {
  organizationPageApi,
  useGetOrganizationTermQuery,
  useSaveOrganizationTermMutation,
  useUpdateOrganizationTermStatusMutation,
  type OrganizationTerm,
} from '../../../api'
import { TermField, termText, wordsOf } from '../../../domain/terms/TermField'
import { saidOr } from '../../../flows/outcomes'
import { useChange } from '../../../kit/change/useChange'
import { ConfirmDialog, confirmProps } from '../../../kit/dialog/ConfirmDialog'
import { useRecheck } from '../../../kit/form/useRecheck'
import { useSettingsForm } from '../../../kit/form/useSettingsForm'
import { useText } from '../../../texts'
import { SwitchField } from '../../../ui/SwitchField'
import { defaultTerm } from './default-term'
import { SectionContent } from '../../../kit/query/SectionContent'
import { SettingsCard } from '../../../kit/form/SettingsCard'

type Read = { readonly term: OrganizationTerm | undefined }
type TermValues = { term: string }

const schema: ObjectSchema<TermValues> = object({ term: termText })

/** What people have to accept before they work in the organization, and whether they have to. */
export function TermsOfUse() {
  const query = useGetOrganizationTermQuery()
  return (
    <SectionContent title="organizationPage.termsOfUse" query={query}>
      {({ result }) => <TermForm stored={result} />}
    </SectionContent>
  )
}

function TermForm({ stored }: { stored: OrganizationTerm | undefined }) {
  const text = useText()
  const locale = useIntl().locale
  const fallback = defaultTerm[locale === 'vi' ? 'vi' : 'en']
  const valuesOf = (term: OrganizationTerm | undefined): TermValues => ({ term: term?.term ?? fallback })
  const change = useChange(useSaveOrganizationTermMutation(), {
    done: ({ message }) => saidOr(message, { id: 'common.saved' }),
    failed: 'settings.somethingWentWrong',
  })
  const recheck = useRecheck<TermValues, Read>({
    read: async (read) => ({
      term: (await read(organizationPageApi.endpoints.getOrganizationTerm, undefined)).result,
    }),
    valuesOf: ({ term }) => valuesOf(term),
    fields: { term: { label: 'termField.text', words: wordsOf } },
  })
  const initial = valuesOf(stored)
  const form = useSettingsForm<TermValues, Read>({
    draft: 'term',
    initial,
    stored: stored && initial,
    schema,
    busy: change.busy,
    recheck,
    // Somebody else may have switched it meanwhile.
    save: ({ term }, now = { term: stored }) =>
      change.send({ termInput: { active: now.term?.active ?? false, term } }),
  })
  return (
    <SettingsCard
      title={text('organizationPage.termsOfUse')}
      form={form}
      {...change.failure}
      action={<ActiveSwitch stored={stored} />}
    >
      <TermField field={form.field('term')} stored={stored?.term} about="organizationPage.previewAbout" />
    </SettingsCard>
  )
}

/** Whether the stored text has to be accepted; asked about first, and saved by itself. */
function ActiveSwitch({ stored }: { stored: OrganizationTerm | undefined }) {
  const text = useText()
  const [isAsked, setAsked] = useState(false)
  const active = stored?.active ?? false
  return (
    <>
      <SwitchField
        name="active"
        label={text('organizationPage.termActiveOf')}
        state={text(active ? 'organizationPage.termActive' : 'organizationPage.termInactive')}
        checked={active}
        disabledReason={stored ? undefined : text('organizationPage.termFirst')}
        onChange={() => setAsked(true)}
      />
      {isAsked && <ActiveDialog active={active} onClose={() => setAsked(false)} />}
    </>
  )
}

function ActiveDialog({ active, onClose }: { active: boolean; onClose: () => void }) {
  const text = useText()
  const change = useChange(useUpdateOrganizationTermStatusMutation(), {
    done: ({ message }) => saidOr(message, { id: 'common.updated' }),
    failed: 'settings.somethingWentWrong',
    onClose,
  })
  return (
    <ConfirmDialog
      {...confirmProps(change, { active: !active }, onClose)}
      title={text('organizationPage.termsOfUse')}
      confirm={text(active ? 'organizationPage.termInactive' : 'organizationPage.termActive')}
    >
      {text(active ? 'organizationPage.askInactive' : 'organizationPage.askActive')}
    </ConfirmDialog>
  )
}
