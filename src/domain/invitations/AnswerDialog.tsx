import { chakra } from '@chakra-ui/react'
import { useDispatch } from 'react-redux'
import { api, isRefusal, type Invitation, type Refusal } from '../../api'
import { noticed } from '../../flows/notices'
import { useText, type MessageId } from '../../texts'
import { Definitions } from '../../ui/Definitions'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog'
import { Time } from '../../kit/time/Time'
import { organizationOf, type Answer } from './answers'

const What = chakra('p', { base: { mb: '16px', overflowWrap: 'anywhere' } })
const Known = chakra('div', { base: { color: 'fg' } })

/** A mutation hook's answer, as far as it is needed. */
type Mutation = readonly [
  (arg: { invitationId: string }) => PromiseLike<{ readonly error?: unknown }>,
  { readonly isLoading: boolean; readonly isSuccess: boolean; readonly error?: unknown },
]

type Props = {
  answer: Answer
  invitation: Invitation
  mutation: Mutation
  /** The notice of a success, and what is said of a refusal without words. */
  done: MessageId
  otherwise: MessageId
  /** `otherwise` is said of every refusal, before the server's words. */
  always?: boolean
  onClose: () => void
}

/** Asks before an invitation is answered, naming the account and the organization; a refusal is told in place. */
export function AnswerDialog(props: Props) {
  const { answer, invitation, done, otherwise, always, onClose } = props
  const [send, { isLoading, isSuccess, error }] = props.mutation
  const text = useText()
  const dispatch = useDispatch()
  const names = { account: invitation.userId, organization: organizationOf(invitation) }
  const refusal = isRefusal(error) ? error : undefined

  const confirm = async () => {
    const { error: refused } = await send({ invitationId: invitation.id })
    if (refused) return
    dispatch(noticed({ tone: 'success', title: { id: 'common.success' }, text: { id: done } }))
    onClose()
  }
  const leave = () => {
    // Refused, it is not what it was when the list was read.
    if (refusal) dispatch(api.util.invalidateTags(['Invitation']))
    onClose()
  }
  // Answered, it has nothing to ask any more, though the address may still say so.
  if (isSuccess) return null
  return (
    <ConfirmDialog
      title={text(`invitations.${answer}Title`)}
      confirm={text(`invitations.${answer}`)}
      danger={answer === 'reject'}
      busy={isLoading}
      refusal={refusal && always ? told(refusal, text(otherwise)) : refusal}
      otherwise={otherwise}
      onConfirm={() => void confirm()}
      onClose={leave}
    >
      <What>{text(`invitations.${answer}Text`, names)}</What>
      <Details invitation={invitation} />
    </ConfirmDialog>
  )
}

const told = (refusal: Refusal, sentence: string): Refusal => ({
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
