import { chakra } from '@chakra-ui/react'
import { createContext, use, useId, type FormEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Refusal } from '../../api'
import { FormActions, FormNotices } from './DrawerForm'
import type { Form } from './form'
import { useText, type MessageId } from '../../texts'
import { atWide } from '../../ui/breakpoints'

type SettingsPlace = {
  /** Begins the names of the drafts of its forms: what is set, and of whom. */
  readonly drafts: string
  /** Where the actions of the page stand that is shown. None for a page that is hidden. */
  readonly footer: HTMLElement | null
  readonly onCancel: () => void
}

/** Where pages of settings stand: a drawer with a menu, or tabs. */
export const SettingsContext = createContext<SettingsPlace | undefined>(undefined)

export function useSettingsPlace(): SettingsPlace {
  const place = use(SettingsContext)
  if (!place) throw new Error('a page of settings stands outside a SettingsContext')
  return place
}

const Body = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '24px' } })

const Section = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [atWide]: { gridTemplateColumns: '272px minmax(0, 400px)' },
    columnGap: '48px',
    rowGap: '16px',
    '& ~ &': { pt: '24px', borderTop: '1px solid var(--line)' },
    '& > div > p': { mt: '4px', color: 'fg.muted' },
  },
})
const Fields = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '16px', minW: 0 },
})

/** A part of a page of settings: what it is about at the left, its fields at the right. */
export function Settings({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <div>
        <h3 id={id}>{title}</h3>
        <p>{about}</p>
      </div>
      <Fields>{children}</Fields>
    </Section>
  )
}

export const PageTitle = chakra('h2', { base: { mb: '24px', textStyle: 'xl', fontWeight: 'bold' } })

/** The actions of the page that is shown, in the footer of what it stands in. */
export function FooterSlot({ children }: { children: ReactNode }) {
  const { footer } = useSettingsPlace()
  return footer && createPortal(children, footer)
}

type Props<Values> = {
  title: string
  form: Form<Values>
  refusal: Refusal | undefined
  /** What is said when the server gave no reason. */
  otherwise: MessageId
  /** A fact about what is set, above the fields. */
  banner?: ReactNode
  /** At the left of Cancel and Save. */
  footerStart?: ReactNode
  /** Save was pressed, or Enter. */
  onPress?: () => void
  children: ReactNode
}

/** A page of settings that is one form: its parts, why it was refused, Cancel and Save. */
export function SettingsForm<Values>(props: Props<Values>) {
  const { title, form, refusal, otherwise, banner, footerStart, onPress, children } = props
  const text = useText()
  const id = useId()
  const { onCancel } = useSettingsPlace()
  const submit = (event: FormEvent) => {
    onPress?.()
    form.props.onSubmit(event)
  }
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Body id={id} {...form.props} aria-label={title} onSubmit={submit}>
        <FormNotices form={form} refused={{ refusal, otherwise }} />
        {banner}
        {children}
      </Body>
      <FooterSlot>
        {footerStart && <span style={{ marginInlineEnd: 'auto' }}>{footerStart}</span>}
        <FormActions form={form} formId={id} send={text('common.save')} onCancel={onCancel} />
      </FooterSlot>
    </>
  )
}
