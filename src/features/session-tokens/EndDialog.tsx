import { chakra } from '@chakra-ui/react'
import { useDispatch, useSelector } from 'react-redux'
import type { Dialogue } from '../../flows/dialogue'
import { phraseOf } from '../../flows/outcomes'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog'
import { useWords } from '../../kit/useWords'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { Definitions } from '../../ui/Definitions'
import { Dialog } from '../../ui/Dialog'
import { deviceName } from './device'
import { endConfirmed, endLeft, type Ending, type EndStep, type Known } from './state'

type State = { readonly sessionEnd: Dialogue<EndStep> }

/** The question before sessions end, while the flow asks it; and how several ended. */
export function EndDialog() {
  const text = useText()
  const dispatch = useDispatch()
  const { step, sending, refusal } = useSelector(({ sessionEnd }: State) => sessionEnd)
  if (!step) return null
  const onClose = () => void dispatch(endLeft())
  if (step.name === 'ending') return <EndingDialog {...step} onClose={onClose} />
  const [title, confirm] = {
    one: ['sessionTokens.endTitle', 'sessionTokens.end'] as const,
    others: ['sessionTokens.endOthers', 'sessionTokens.endOthers'] as const,
    all: ['shell.logoutAll', 'shell.logoutAll'] as const,
  }[step.name]
  return (
    <ConfirmDialog
      title={text(title)}
      confirm={text(confirm)}
      danger
      busy={sending}
      refusal={refusal}
      otherwise="logout.failed"
      onConfirm={() => dispatch(endConfirmed())}
      onClose={onClose}
    >
      {text('confirm.continue')} {step.name === 'all' && text('sessionTokens.allText')}
      {step.name === 'others' && text('sessionTokens.othersText')}
      {step.name === 'one' && step.current && text('sessionTokens.currentText')}
      {step.name === 'one' && <About session={step.session} />}
    </ConfirmDialog>
  )
}

const Box = chakra('div', { base: { mt: '16px', color: 'fg' } })

function About({ session: { userAgent, geoLocation, ipAddress } }: { session: Known }) {
  const text = useText()
  const none = text('common.none')
  return (
    <Box>
      <Definitions
        items={[
          { term: text('sessionTokens.device'), value: userAgent ? deviceName(userAgent) : none },
          { term: text('sessionTokens.location'), value: geoLocation || none },
          { term: text('sessionTokens.ip'), value: ipAddress || none },
        ]}
      />
    </Box>
  )
}

const List = chakra('ul', {
  base: {
    maxH: '40vh',
    overflowY: 'auto',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 16px',
      justifyContent: 'space-between',
      py: '8px',
    },
    '& > li + li': { borderTop: '1px solid var(--line)' },
    '&:focus-visible': { outline: '2px solid var(--ring)' },
  },
})
const Result = chakra('span', {
  base: { color: 'fg.muted' },
  variants: { name: { waiting: {}, ended: { color: 'fg.success' }, refused: { color: 'fg.error' } } },
})

type EndingProps = Extract<EndStep, { name: 'ending' }> & { onClose: () => void }

/** How the others end, one after another, and what came of each. Closing it leaves those that wait. */
function EndingDialog({ sessions, isDone, onClose }: EndingProps) {
  const text = useText()
  const count = sessions.length
  const tried = sessions.filter(({ name }) => name !== 'waiting').length
  const ended = sessions.filter(({ name }) => name === 'ended').length
  const summary =
    count === 0
      ? text('sessionTokens.noOthers')
      : ended === count
        ? text('sessionTokens.allEnded', { count })
        : text('sessionTokens.someEnded', { ended, count })
  return (
    <Dialog
      open
      title={text(isDone ? 'sessionTokens.endOthers' : 'sessionTokens.endingTitle')}
      description={
        <span role="status">{isDone ? summary : text('sessionTokens.progress', { done: tried, count })}</span>
      }
      onClose={onClose}
      closeLabel={text('common.close')}
      actions={<Button onClick={onClose}>{text(isDone ? 'common.close' : 'common.cancel')}</Button>}
    >
      {count > 0 && (
        <List tabIndex={0} aria-label={text('title.tokens')}>
          {sessions.map((ending) => (
            <Row key={ending.session.id} ending={ending} isDone={isDone} />
          ))}
        </List>
      )}
    </Dialog>
  )
}

function Row({ ending, isDone }: { ending: Ending; isDone: boolean }) {
  const text = useText()
  const words = useWords()
  const { userAgent, ipAddress, geoLocation, id } = ending.session
  const what = [userAgent && deviceName(userAgent), ipAddress, geoLocation].filter(Boolean).join(' · ')
  const result =
    ending.name === 'refused'
      ? words(phraseOf(ending.refusal, 'logout.failed'))
      : ending.name === 'ended'
        ? text('sessionTokens.ended')
        : text(isDone ? 'sessionTokens.untried' : 'sessionTokens.waiting')
  return (
    <li>
      <span>{what || id}</span>
      <Result name={ending.name}>{result}</Result>
    </li>
  )
}
