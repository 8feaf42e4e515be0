import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import {
  useAcceptPreSelectionInvitationMutation,
  useCountPreSelectionInvitationsQuery,
  useRejectPreSelectionInvitationMutation,
  type Invitation,
} from '../../api'
import { AnswerDialog } from '../../domain/invitations/AnswerDialog'
import type { Answer } from '../../domain/invitations/answers'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { Popover } from '../../ui/Popover'
import { PendingInvitations, whileSeen } from './PendingInvitations'

const Words = chakra('span', { base: { display: { base: 'none', md: 'inline' } } })
const Number = chakra('span', { base: { display: { md: 'none' } } })

type Asked = { readonly answer: Answer; readonly invitation: Invitation }

/** How many invitations wait for an answer, and behind it the answer. Whoever has none sees nothing. */
export function InvitationsPopover() {
  const text = useText()
  const { formatNumber } = useIntl()
  const { data } = useCountPreSelectionInvitationsQuery({ status: 'Pending' }, whileSeen)
  const [asked, setAsked] = useState<Asked>()
  const count = data?.result ?? 0
  const have = text('invitations.have', { count })
  return (
    <>
      {count > 0 && (
        <Popover
          label={have}
          width={760}
          trigger={
            // Phones show the picture and the number.
            <Button icon="mail" aria-label={have}>
              <Words>{have}</Words>
              <Number>{formatNumber(count)}</Number>
            </Button>
          }
        >
          {(close) => (
            <PendingInvitations
              title={have}
              count={count}
              onAnswer={(answer, invitation) => setAsked({ answer, invitation })}
              onClose={close}
            />
          )}
        </Popover>
      )}
      {/* Beside the popover: it outlives it when the last invitation is answered. */}
      {asked && <Question {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function Question({ answer, invitation, onClose }: Asked & { onClose: () => void }) {
  const accept = useAcceptPreSelectionInvitationMutation()
  const reject = useRejectPreSelectionInvitationMutation()
  const accepts = answer === 'accept'
  return (
    <AnswerDialog
      answer={answer}
      invitation={invitation}
      mutation={accepts ? accept : reject}
      done={accepts ? 'invitations.acceptedInPopover' : 'invitations.rejectedInPopover'}
      otherwise={accepts ? 'invitations.acceptWentWrong' : 'invitations.rejectWentWrong'}
      onClose={onClose}
    />
  )
}
