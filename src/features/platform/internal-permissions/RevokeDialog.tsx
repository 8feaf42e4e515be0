import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import { useSelector } from 'react-redux'
import { useRevokeInternalPermissionMutation, type InternalPermission } from '../../../api'
import type { OwnerCapability } from '../../../domain/internal-permissions/useOwnerCapability'
import { saidOr } from '../../../flows/outcomes'
import { useChange } from '../../../kit/change/useChange'
import { Actions } from '../../../kit/dialog/Actions'
import { GoneDrawer } from '../../../kit/list/GoneDrawer'
import type { OpenedRow } from '../../../kit/list/useOpenedRow'
import { ButtonLink } from '../../../kit/navigation/ButtonLink'
import { paths } from '../../../paths'
import { selectUser } from '../../../session/state'
import { useText } from '../../../texts'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'

type Props = {
  held: Exclude<OpenedRow<InternalPermission>, 'loading'>
  capability: OwnerCapability
  onClose: () => void
}

/** Asks before one permission is taken from one person, or says that the list does not have it. */
export function RevokeDialog({ held, ...props }: Props) {
  const text = useText()
  if (held !== 'gone') return <Question held={held.row} {...props} />
  return (
    <GoneDrawer
      title="internalPermissions.revokeTitle"
      gone="internalPermissions.gone"
      way={<ButtonLink to={paths.internalPermission}>{text('internalPermissions.all')}</ButtonLink>}
      onClose={props.onClose}
    />
  )
}

const Parts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '4px 16px',
    my: '12px',
    overflowWrap: 'anywhere',
    '& > dt': { color: 'fg.muted' },
    '& > dd': { minW: 0, color: 'fg', fontWeight: 'bold' },
  },
})

type QuestionProps = Omit<Props, 'held'> & { held: InternalPermission }

/** In the documents' words (INTPERM-22 to -24); a refusal is a common error. */
function Question({ held, capability, onClose }: QuestionProps) {
  const text = useText()
  const { orgId, orgName, userId, permission } = held
  const isOwn = useSelector(selectUser)?.id === userId
  const change = useChange(useRevokeInternalPermissionMutation(), {
    done: ({ message }) => saidOr(message, { id: 'internalPermissions.revoked' }),
    failed: 'common.somethingWentWrong',
    tell: 'commonError',
    stale: ['InternalPermission'],
    onClose,
  })
  const send = () =>
    void change.send({
      internalPermissionRevocation: { orgId, userIds: [userId], permissions: [permission] },
    })
  const parts = [
    ['internalPermissions.org', orgName === undefined ? orgId : `${orgName} (${orgId})`],
    ['internalPermissions.user', userId],
    ['internalPermissions.permissionOf', permission],
  ] as const
  return (
    <Dialog
      open
      role="alertdialog"
      title={text('internalPermissions.revokeTitle')}
      description={
        <>
          <p>{text('internalPermissions.revokeText')}</p>
          <Parts>
            {parts.map(([label, value]) => (
              <Fragment key={label}>
                <dt>{text(label)}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </Parts>
          <p>
            {isOwn && text('common.yourself')} {text('internalPermissions.sure')}
          </p>
        </>
      }
      onClose={onClose}
      closeLabel={text('common.close')}
      actions={
        <Actions onCancel={onClose}>
          <Button
            kind="danger"
            loading={change.busy}
            onClick={send}
            {...(capability.reason !== undefined && { disabledReason: capability.reason })}
          >
            {text('internalPermissions.revoke')}
          </Button>
        </Actions>
      }
    />
  )
}
