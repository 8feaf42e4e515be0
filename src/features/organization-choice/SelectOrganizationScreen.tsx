import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useListOwnOrganizationsQuery, type UserOrganization } from '../../api'
import type { Dialogue } from '../../flows/dialogue'
import { captchaRenewed, selectCaptcha } from '../../domain/captcha/state'
import { useOpened } from '../../kit/navigation/useOpened'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { VisuallyHidden } from '../../ui/Visually'
import { CaptchaStatus } from './CaptchaStatus'
import { ChoiceFrame } from './ChoiceFrame'
import { Greeting } from './Greeting'
import { LoadingCards } from './LoadingCards'
import { OrganizationList } from './OrganizationList'
import { OwnOrganizationDrawer } from './OwnOrganizationDrawer'
import {
  organizationChosen,
  selectPageLeft,
  selectPageOpened,
  termsAgreed,
  termsClosed,
  type ChoiceStep,
} from './state'
import { TermsDialog } from './TermsDialog'

type Choice = Dialogue<ChoiceStep>
const selectChoice = (state: { organizationChoice: Choice }) => state.organizationChoice
const none: readonly UserOrganization[] = []

/** /companies/select: the organizations that the person may work in. */
export function SelectOrganizationScreen() {
  const text = useText()
  const dispatch = useDispatch()
  const user = useSelector(selectUser)
  const captcha = useSelector(selectCaptcha)
  const choice = useSelector(selectChoice)
  const { data, isError, refetch } = useListOwnOrganizationsQuery()
  const { opened, open, close } = useOpened(['create'])
  // The flow of this page is outside React; after the query, so that both share its call.
  useEffect(() => {
    dispatch(selectPageOpened())
    return () => void dispatch(selectPageLeft())
  }, [dispatch])

  const organizations = data?.results ?? none
  const nameOf = (id: string) => organizations.find((each) => each.id === id)?.name ?? ''
  const { step } = choice
  return (
    <ChoiceFrame>
      {user && (
        <Greeting
          user={user}
          action={
            <Button icon="plus" onClick={() => open('create')}>
              {text('ownOrganization.create')}
            </Button>
          }
        />
      )}
      {isError && !data ? (
        <EmptyState
          icon="error-circle"
          title={text('common.couldNotLoad')}
          action={<Button onClick={() => void refetch()}>{text('common.tryAgain')}</Button>}
        />
      ) : organizations.length === 0 ? (
        // Without any organization the flow leads on to /companies/empty.
        <LoadingCards />
      ) : (
        <OrganizationList
          organizations={organizations}
          entering={step?.name === 'entering' ? step.orgId : undefined}
          onChoose={(id) => dispatch(organizationChosen(id))}
        />
      )}
      <div role="status">
        <VisuallyHidden>
          {step?.name === 'entering' && text('organizationChoice.entering', { name: nameOf(step.orgId) })}
        </VisuallyHidden>
      </div>
      <CaptchaStatus state={captcha} onRetry={() => dispatch(captchaRenewed())} />
      {opened && <OwnOrganizationDrawer onClose={close} />}
      <Terms
        choice={choice}
        nameOf={nameOf}
        onAgree={() => dispatch(termsAgreed(undefined))}
        onClose={() => dispatch(termsClosed())}
      />
    </ChoiceFrame>
  )
}

type TermsProps = { choice: Choice; nameOf: (id: string) => string; onAgree: () => void; onClose: () => void }

function Terms({ choice: { step, sending, refusal }, nameOf, onAgree, onClose }: TermsProps) {
  const text = useText()
  if (!step || step.name === 'entering') return null
  const platform = step.name === 'platformTerms'
  return (
    <TermsDialog
      key={step.name}
      title={
        platform ? text('terms.platformTitle') : text('terms.organizationTitle', { name: nameOf(step.orgId) })
      }
      html={step.html}
      reading={step.reading}
      sending={sending}
      refusal={refusal}
      onAgree={onAgree}
      onClose={platform ? undefined : onClose}
    />
  )
}
