import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { object, string, type ObjectSchema } from 'yup'
import {
  organizationPageApi,
  useGetOrganizationTermQuery,
  useSaveOrganizationTermMutation,
  useUpdateOrganizationTermStatusMutation,
  type OrganizationTerm,
} from '../../../api'
import { Html, Reading, sanitized } from '../../../domain/terms/Html'
import { saidOr } from '../../../flows/outcomes'
import { useChange } from '../../../kit/change/useChange'
import { ConfirmDialog, confirmProps } from '../../../kit/dialog/ConfirmDialog'
import { message } from '../../../kit/form/form'
import { useRecheck } from '../../../kit/form/useRecheck'
import { useSettingsForm } from '../../../kit/form/useSettingsForm'
import { RichTextField } from '../../../kit/rich-text/RichTextField'
import { useText } from '../../../texts'
import { SwitchField } from '../../../ui/SwitchField'
import { defaultTerm } from './default-term'
import { SectionContent } from './SectionContent'
import { SettingsCard } from './SettingsCard'

const Split = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    '@container (min-width: 880px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
const Preview = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '8px', minW: 0 },
})
const About = chakra('small', {
  base: { ms: '4px', textStyle: 'xs', fontWeight: 'normal', color: 'fg.subtle' },
})

type Read = { readonly term: OrganizationTerm | undefined }
type TermValues = { term: string }

const schema: ObjectSchema<TermValues> = object({
  term: string().defined().required(message('common.required')),
})

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
  const id = useId()
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
    fields: { term: { label: 'organizationPage.term', words: wordsOf } },
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
      <Split>
        <RichTextField
          {...form.field('term')}
          stored={stored?.term}
          label={text('organizationPage.term')}
          help={text('organizationPage.termHelp')}
        />
        <Preview>
          <h3 id={id}>
            {text('organizationPage.preview')}
            <About>{text('organizationPage.previewAbout')}</About>
          </h3>
          <Reading role="region" aria-labelledby={id} tabIndex={0}>
            <Html html={form.values.term} />
          </Reading>
        </Preview>
      </Split>
    </SettingsCard>
  )
}

/** The words of a text, for whoever compares two of them. */
function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(sanitized(html), 'text/html')
  return [...body.children].map(({ textContent }) => textContent.trim()).join(' · ')
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
