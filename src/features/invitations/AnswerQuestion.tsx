import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useAcceptOwnInvitationMutation, useRejectOwnInvitationMutation, type Invitation } from '../../api'
import { AnswerDialog } from '../../domain/invitations/AnswerDialog'
import { answers, obstacleOf, type Answer } from '../../domain/invitations/answers'
import { useOpened } from '../../kit/navigation/useOpened'
import { selectUser } from '../../session/state'
import { NotAnswerable } from './NotAnswerable'

/** The question that the address asks, about an invitation of the list; or why it cannot be asked. */
export function AnswerQuestion({ invitations }: { invitations: readonly Invitation[] | undefined }) {
  const { opened, close } = useOpened(answers)
  if (!opened || !invitations) return null
  const { name, record } = opened
  const invitation = invitations.find(({ id }) => id === record)
  return <Question key={`${name} ${record}`} answer={name} invitation={invitation} onClose={close} />
}

type Props = { answer: Answer; invitation: Invitation | undefined; onClose: () => void }

function Question({ answer, invitation: found, onClose }: Props) {
  const account = useSelector(selectUser)?.id ?? ''
  // As it was when it was asked: answered, it may leave the list before the address has changed.
  const [invitation] = useState(found)
  const accept = useAcceptOwnInvitationMutation()
  const reject = useRejectOwnInvitationMutation()
  if (!invitation || obstacleOf(invitation, account))
    return <NotAnswerable account={account} invitation={invitation} onClose={onClose} />
  return (
    <AnswerDialog
      answer={answer}
      invitation={invitation}
      mutation={answer === 'accept' ? accept : reject}
      done={answer === 'accept' ? 'invitations.accepted' : 'invitations.rejected'}
      otherwise={answer === 'accept' ? 'invitations.acceptFailed' : 'invitations.rejectFailed'}
      always
      onClose={onClose}
    />
  )
}
