import { chakra } from '@chakra-ui/react'
import { boolean, object, type ObjectSchema } from 'yup'
import {
  privacyTermApi,
  useGetPlatformTermConfigQuery,
  useSavePlatformTermMutation,
  type PlatformTerm,
} from '../../../../api'
import { TermField, termText, wordsOf } from '../../../../domain/terms/TermField'
import { saidOr } from '../../../../flows/outcomes'
import { useChange } from '../../../../kit/change/useChange'
import { SettingsCard } from '../../../../kit/form/SettingsCard'
import { SettingsContext } from '../../../../kit/form/SettingsForm'
import { useRecheck } from '../../../../kit/form/useRecheck'
import { useSettingsForm } from '../../../../kit/form/useSettingsForm'
import { SectionContent } from '../../../../kit/query/SectionContent'
import { useText } from '../../../../texts'
import { SwitchField } from '../../../../ui/SwitchField'

const Room = chakra('div', { base: { containerType: 'inline-size' } })
const About = chakra('p', { base: { color: 'fg.muted' } })

type TermValues = { active: boolean; term: string }
type Read = { readonly term: PlatformTerm | undefined }

const valuesOf = (term: PlatformTerm | undefined): TermValues => ({
  active: term?.active ?? false,
  term: term?.term ?? '',
})

const schema: ObjectSchema<TermValues> = object({ active: boolean().defined(), term: termText })

const place = { drafts: 'platform', footer: null, onCancel: () => undefined }

/** The terms of the platform, which are its privacy policy; those that are not active, too. */
export function PrivacyTerm() {
  const query = useGetPlatformTermConfigQuery()
  return (
    <SettingsContext value={place}>
      <Room>
        <SectionContent title="systemSetting.privacy" query={query}>
          {({ result }) => <TermForm stored={result} />}
        </SectionContent>
      </Room>
    </SettingsContext>
  )
}

function TermForm({ stored }: { stored: PlatformTerm | undefined }) {
  const text = useText()
  const change = useChange(useSavePlatformTermMutation(), {
    done: ({ message }) => saidOr(message, { id: 'common.saved' }),
    failed: 'common.failedToSave',
  })
  const recheck = useRecheck<TermValues, Read>({
    read: async (read) => ({
      term: (await read(privacyTermApi.endpoints.getPlatformTermConfig, undefined)).result,
    }),
    valuesOf: ({ term }) => valuesOf(term),
    fields: {
      active: { label: 'privacyTerm.activeOf' },
      term: { label: 'termField.text', words: wordsOf },
    },
  })
  const initial = valuesOf(stored)
  const form = useSettingsForm<TermValues, Read>({
    draft: 'term',
    initial,
    stored: stored && initial,
    schema,
    busy: change.busy,
    recheck,
    save: (platformTermInput) => change.send({ platformTermInput }),
  })
  const { value: active, onChange, name } = form.field('active')
  return (
    <SettingsCard
      title={text('systemSetting.privacy')}
      form={form}
      {...change.failure}
      action={
        <SwitchField
          name={name}
          label={text('privacyTerm.activeOf')}
          state={text(active ? 'privacyTerm.active' : 'privacyTerm.inactive')}
          checked={active}
          onChange={onChange}
        />
      }
    >
      <About>{text(active ? 'privacyTerm.aboutActive' : 'privacyTerm.aboutInactive')}</About>
      <TermField field={form.field('term')} stored={stored?.term} about="privacyTerm.previewAbout" />
    </SettingsCard>
  )
}
