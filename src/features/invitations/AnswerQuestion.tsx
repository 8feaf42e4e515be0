import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useAcceptOwnInvitationMutation, useRejectOwnInvitationMutation, type Invitation } from '../../api'
import { AnswerDialog } from '../../domain/invitations/AnswerDialog'
import { answers, obstacleOf, type Answer } from '../../domain/invitations/answers'
import type { ListQuery } from '../../kit/list/listView'
import { useOpenedRow } from '../../kit/list/useOpenedRow'
import { useOpened } from '../../kit/navigation/useOpened'
import { selectUser } from '../../session/state'
import { NotAnswerable } from './NotAnswerable'

/** The question that the address asks, about an invitation of the list; or why it cannot be asked. */
export function AnswerQuestion({ query }: { query: ListQuery<Invitation> }) {
  const { opened, close } = useOpened(answers)
  const found = useOpenedRow(opened, query)
  if (!opened || found === 'loading') return null
  const { name, record } = opened
  const invitation = found === 'gone' ? undefined : found.row
  return <Question key={`${name} ${record}`} answer={name} invitation={invitation} onClose={close} />
}

type Props = { answer: Answer; invitation: Invitation | undefined; onClose: () => void }

function Question({ answer, invitation: found, onClose }: Props) {
  const account = useSelector(selectUser)?.id ?? ''
  // As it was when it was asked: answered, it changes before the address has.
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
