import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { paths } from '../../paths'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'
import { Banner } from '../../ui/Banner'
import { CodeDialog } from '../code/CodeDialog'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { Link } from '../navigation/Link'
import { useWords } from '../useWords'
import { codeGiven, questionConfirmed, secondFactorLeft, selectSecondFactor } from './state'

/** The question and the code before a request, while its flow asks them. Every screen with such a request mounts one. */
export function SecondFactorDialog() {
  const text = useText()
  const dispatch = useDispatch()
  const user = useSelector(selectUser)
  const { step, sending, refusal } = useSelector(selectSecondFactor)
  // The flow is outside React: what was begun ends with what it was begun on.
  useEffect(() => () => void dispatch(secondFactorLeft()), [dispatch])
  const leave = () => dispatch(secondFactorLeft())
  const worded = useWords()
  if (!step) return null
  if (step.name === 'confirming')
    return (
      <ConfirmDialog
        danger
        title={worded(step.question.title)}
        confirm={text(step.question.confirm)}
        busy={false}
        otherwise="common.somethingWentWrong"
        onConfirm={() => dispatch(questionConfirmed())}
        onClose={leave}
      >
        {step.question.text ? worded(step.question.text) : text('confirm.remove')}
      </ConfirmDialog>
    )
  return (
    <CodeDialog
      title={text('secondFactor.title')}
      description={worded(step.purpose)}
      cancel={text('common.cancel')}
      send={text('secondFactor.send')}
      note={user && !user.totpEnabled ? <NoSecondFactor /> : undefined}
      keeps
      busy={sending}
      refusal={refusal}
      onCode={(code) => dispatch(codeGiven(code))}
      onClose={leave}
    />
  )
}

/** Without a second factor there is no code to type: where one gets it. */
function NoSecondFactor() {
  const text = useText()
  return (
    <Banner tone="warning" action={<Link to={paths.twoFactor}>{text('secondFactor.setUp')}</Link>}>
      {text('secondFactor.none')}
    </Banner>
  )
}
