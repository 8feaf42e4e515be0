import { chakra } from '@chakra-ui/react'
import type { Invitation } from '../../api'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { obstacleOf, organizationOf, type Answer } from './answers'

const Row = chakra('span', { base: { display: 'flex', justifyContent: 'flex-end', gap: '8px' } })

type Props = {
  invitation: Invitation
  /** The id of whoever is signed in. */
  account: string | undefined
  onAnswer: (answer: Answer) => void
}

/** Accept and Reject; while the invitation cannot be answered both say why. */
export function AnswerButtons({ invitation, account, onAnswer }: Props) {
  const text = useText()
  const organization = organizationOf(invitation)
  const obstacle = obstacleOf(invitation, account)
  const status = text(`invitations.${invitation.status}`)
  const reason = obstacle && text(obstacle.id, { status, ...obstacle.values })
  return (
    <Row>
      <Button
        size="sm"
        aria-label={text('invitations.acceptOf', { organization })}
        disabledReason={reason}
        onClick={() => onAnswer('accept')}
      >
        {text('invitations.accept')}
      </Button>
      <Button
        size="sm"
        kind="ghost"
        aria-label={text('invitations.rejectOf', { organization })}
        disabledReason={reason}
        onClick={() => onAnswer('reject')}
      >
        {text('invitations.reject')}
      </Button>
    </Row>
  )
}
