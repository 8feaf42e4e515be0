import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { NO_ANSWER, type Refusal } from '../api'
import { after } from '../clock'
import { useTitle } from '../kit/navigation/useTitle'
import { FullPage } from '../kit/page/FullPage'
import { PageMessage } from '../kit/page/PageMessage'
import { enterAgainAsked } from '../session/state'
import { langOf, useText } from '../texts'
import { failureTexts } from '../texts/failure'
import { Texts } from '../texts/Texts'
import { timings } from '../timings'
import { Button } from '../ui/Button'
import { Neutral } from '../ui/Neutral'
import { Spinner } from '../ui/Spinner'
import { VisuallyHidden } from '../ui/Visually'

const Coming = chakra('p', {
  base: { display: 'flex', justifyContent: 'center', alignItems: 'center', gap: '12px', color: 'fg.muted' },
})

/**
 * While who is signed in, or the organization that was chosen, is being read: the bare ground, and the frame with a word
 * where that takes long. The word comes into a region that stands already, so that it is heard.
 */
export function Arriving() {
  const text = useText()
  const [late, setLate] = useState(false)
  // The clock is outside React.
  useEffect(() => after(timings.loadingShown, () => setLate(true)), [])
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{late && text('common.loading')}</VisuallyHidden>
      {late ? (
        <FullPage brand={text('common.brand')}>
          <Coming aria-hidden="true">
            <Spinner />
            {text('common.loading')}
          </Coming>
        </FullPage>
      ) : (
        <Neutral />
      )}
    </div>
  )
}

/** The same while code and texts of the page are on their way: its words come with the app. */
export function FirstArriving() {
  const lang = langOf(location.search)
  return (
    <Texts lang={lang} messages={failureTexts[lang]}>
      <Arriving />
    </Texts>
  )
}

type Props = { refusal: Refusal; retrying: boolean }

/** Who is signed in could not be found out: nobody is signed out by that. */
export function Unreachable({ refusal, retrying }: Props) {
  const text = useText()
  const dispatch = useDispatch()
  useTitle('session.unreachable')
  const unanswered = refusal.status === NO_ANSWER
  return (
    <FullPage brand={text('common.brand')}>
      <div role="alert">
        <PageMessage
          icon="cloud-off"
          title={text('session.unreachable')}
          text={text(unanswered ? (refusal.also ?? 'network.failed') : 'session.unreachableText')}
          actions={
            <Button
              kind="primary"
              icon="refresh"
              loading={retrying}
              onClick={() => dispatch(enterAgainAsked())}
            >
              {text('common.tryAgain')}
            </Button>
          }
        />
      </div>
    </FullPage>
  )
}
