import { chakra } from '@chakra-ui/react'
import { useId, type FormEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Refusal } from '../../api'
import { DraftOffer, FormActions, RefusalBanner } from './DrawerForm'
import type { Form } from './form'
import { useText, type MessageId } from '../../texts'
import { atWide } from '../../ui/breakpoints'
import { useSetup } from '../../features/platform/organizations/setup/context'

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

/** The actions of the page that is shown, at the foot of the drawer. */
export function Foot({ children }: { children: ReactNode }) {
  const { foot } = useSetup()
  return foot && createPortal(children, foot)
}

type Props<Values> = {
  title: string
  form: Form<Values>
  refusal: Refusal | undefined
  /** What is said when the server gave no reason. */
  otherwise: MessageId
  /** A fact about what is set, above the fields. */
  fact?: ReactNode
  /** At the left of Cancel and Save. */
  further?: ReactNode
  /** Save was pressed, or Enter. */
  onPress?: () => void
  children: ReactNode
}

/** A page of the setup that is one form: its parts, why it was refused, Cancel and Save. */
export function SettingsForm<Values>(props: Props<Values>) {
  const { title, form, refusal, otherwise, fact, further, onPress, children } = props
  const text = useText()
  const id = useId()
  const { onClose } = useSetup()
  const submit = (event: FormEvent) => {
    onPress?.()
    form.props.onSubmit(event)
  }
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Body id={id} {...form.props} aria-label={title} onSubmit={submit}>
        <RefusalBanner refusal={form.busy ? undefined : refusal} otherwise={otherwise} />
        <DraftOffer offer={form.offer} />
        {fact}
        {children}
      </Body>
      <Foot>
        {further && <span style={{ marginInlineEnd: 'auto' }}>{further}</span>}
        <FormActions form={form} formId={id} send={text('common.save')} onCancel={onClose} />
      </Foot>
    </>
  )
}
