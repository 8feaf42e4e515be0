import { useLocation } from 'react-router-dom'
import type { Invitation } from '../../api'
import { ButtonLink } from '../../kit/navigation/ButtonLink'
import { obstacleOf } from '../../domain/invitations/answers'
import { address, paths } from '../../paths'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'

type Props = {
  /** The id of whoever is signed in. */
  account: string
  /** Undefined: the list holds none of the wanted id. */
  invitation: Invitation | undefined
  onClose: () => void
}

/** A link may lead to an invitation that was withdrawn, answered, or sent to another account. */
export function NotAnswerable({ account, invitation, onClose }: Props) {
  const text = useText()
  const { pathname, search } = useLocation()
  const answered = invitation !== undefined && invitation.status !== 'Pending'
  const obstacle = invitation && obstacleOf(invitation, account)
  const status = invitation ? text(`invitations.${invitation.status}`) : ''
  return (
    <Dialog
      open
      title={text(answered ? 'invitations.answeredTitle' : 'invitations.goneTitle')}
      description={
        obstacle
          ? text(obstacle.id, { status, ...obstacle.values })
          : text('invitations.goneText', { account })
      }
      onClose={onClose}
      closeLabel={text('common.close')}
      actions={
        <>
          {!answered && (
            <ButtonLink to={address(paths.signIn, { url: pathname + search })}>
              {text('invitations.otherAccount')}
            </ButtonLink>
          )}
          <Button kind="primary" onClick={onClose}>
            {text('common.close')}
          </Button>
        </>
      }
    />
  )
}
