import { chakra } from '@chakra-ui/react'
import { useDispatch } from 'react-redux'
import { api, type Invitation, type Refusal } from '../../api'
import { useText, type MessageId } from '../../texts'
import { Definitions } from '../../ui/Definitions'
import { useChange, type Mutation } from '../../kit/change/useChange'
import { ConfirmDialog, confirmProps } from '../../kit/dialog/ConfirmDialog'
import { Time } from '../../kit/time/Time'
import { organizationOf, type Answer } from './answers'

const What = chakra('p', { base: { mb: '16px', overflowWrap: 'anywhere' } })
const Known = chakra('div', { base: { color: 'fg' } })

/** A mutation hook's answer, as far as it is needed. */
type AnswerMutation = Mutation<{ invitationId: string }, unknown> &
  readonly [unknown, { readonly isSuccess: boolean }]

type Props = {
  answer: Answer
  invitation: Invitation
  mutation: AnswerMutation
  /** The notice of a success, and what is said of a refusal without words. */
  done: MessageId
  otherwise: MessageId
  /** `otherwise` is said of every refusal, before the server's words. */
  always?: boolean
  onClose: () => void
}

/** Asks before an invitation is answered, naming the account and the organization; a refusal is told in place. */
export function AnswerDialog(props: Props) {
  const { answer, invitation, mutation, done, otherwise, always, onClose } = props
  const text = useText()
  const dispatch = useDispatch()
  const names = { account: invitation.userId, organization: organizationOf(invitation) }
  const change = useChange(mutation, { done, failed: otherwise, onClose })
  const { refusal } = change.failure
  const leave = () => {
    // Refused, it is not what it was when the list was read.
    if (refusal) dispatch(api.util.invalidateTags(['Invitation']))
    onClose()
  }
  // Answered, it has nothing to ask any more, though the address may still say so.
  if (mutation[1].isSuccess) return null
  return (
    <ConfirmDialog
      title={text(`invitations.${answer}Title`)}
      confirm={text(`invitations.${answer}`)}
      danger={answer === 'reject'}
      {...confirmProps(change, { invitationId: invitation.id }, leave)}
      refusal={refusal && always ? withSentence(refusal, text(otherwise)) : refusal}
    >
      <What>{text(`invitations.${answer}Text`, names)}</What>
      <Details invitation={invitation} />
    </ConfirmDialog>
  )
}

const withSentence = (refusal: Refusal, sentence: string): Refusal => ({
  ...refusal,
  said: refusal.said && refusal.said !== sentence ? `${sentence} ${refusal.said}` : sentence,
})

function Details({ invitation }: { invitation: Invitation }) {
  const text = useText()
  const { userId, invitedBy, roles, joinedOrgExpiredAt, reason } = invitation
  const none = text('common.none')
  return (
    <Known>
      <Definitions
        items={[
          { term: text('invitations.account'), value: userId },
          { term: text('invitations.organization'), value: organizationOf(invitation) },
          { term: text('invitations.invitedBy'), value: invitedBy },
          {
            term: text('invitations.roles'),
            value: roles.map((role) => text(`role.${role}`)).join(', ') || none,
          },
          { term: text('invitations.memberUntil'), value: <Time at={joinedOrgExpiredAt} /> },
          { term: text('invitations.reason'), value: reason || none },
        ]}
      />
    </Known>
  )
}
