import { useSelector } from 'react-redux'
import type { Invitation } from '../../api'
import { AnswerButtons } from '../../domain/invitations/AnswerButtons'
import { answers } from '../../domain/invitations/answers'
import { useOpened } from '../../kit/navigation/useOpened'
import { selectUser } from '../../session/state'

/** Accept and Reject of a row; each opens its question by the address. */
export function OwnAnswerButtons({ invitation }: { invitation: Invitation }) {
  const account = useSelector(selectUser)?.id
  const { open } = useOpened(answers)
  return (
    <AnswerButtons
      invitation={invitation}
      account={account}
      onAnswer={(answer) => open(answer, invitation.id)}
    />
  )
}
