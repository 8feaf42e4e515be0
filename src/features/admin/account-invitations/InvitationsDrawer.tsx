import { chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useDeleteInvitationMutation, useSearchInvitationsQuery, type Invitation } from '../../../api'
import { drawerSizes } from '../../../domain/accounts/scope'
import { useMay } from '../../../kit/access/access'
import { DeleteDialog } from '../../../kit/dialog/DeleteDialog'
import { Panel } from '../../../kit/dialog/Panel'
import { RecordJson } from '../../../kit/json/Json'
import { textPart, type ListAddress } from '../../../kit/list/address'
import { ResourceList } from '../../../kit/list/ResourceList'
import { useListParams } from '../../../kit/list/useListParams'
import { useText } from '../../../texts'
import { Button } from '../../../ui/Button'
import { columnsOf, type Opened } from './columns'

type Filters = { readonly freeText: string }
const listParams: ListAddress<Filters, 'createdAt:DESC'> = {
  name: 'account invitations',
  filters: { freeText: textPart },
  orders: ['createdAt:DESC'],
}
const keyOf = ({ id }: Invitation) => id

const Ways = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '8px', mb: '16px' } })

type Props = {
  onInvite: () => void
  onInviteMany: () => void
  onClose: () => void
}

/** The invitations of the organization one works in, and the ways to further ones (INVITEADM-04 to -06). */
export function InvitationsDrawer({ onInvite, onInviteMany, onClose }: Props) {
  const text = useText()
  // The address is that of the list below.
  const list = useListParams(listParams, { in: 'state' })
  const { page } = list.request
  const query = useSearchInvitationsQuery({
    page,
    pageSize: list.pageSize,
    accountInvitationSearch: { freeText: list.filters.freeText, page },
  })
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const mayWithdraw = useMay('deleteInvitation').name === 'may'
  const columns = useMemo(() => columnsOf(text, setOpened, mayWithdraw), [text, mayWithdraw])
  return (
    <Panel size={drawerSizes.organization} title={text('accountInvitations.title')} onClose={onClose}>
      <Ways>
        <Button kind="primary" icon="plus" onClick={onInvite}>
          {text('invitations.invite')}
        </Button>
        <Button icon="users" onClick={onInviteMany}>
          {text('accountInvitations.inviteMany')}
        </Button>
      </Ways>
      <ResourceList
        cards
        caption="accountInvitations.title"
        list={list}
        query={query}
        columns={columns}
        rowKey={keyOf}
        filters={{
          label: 'invitations.freeText',
          placeholder: 'accountInvitations.placeholder',
          children: () => null,
        }}
        none="accountInvitations.none"
      />
      {opened?.name === 'json' && (
        <Panel size={drawerSizes.organization} title={text('accountInvitations.json')} onClose={close}>
          <RecordJson
            label={text('accountInvitations.jsonOf', { user: opened.invitation.userId })}
            record={opened.invitation}
            query={query}
          />
        </Panel>
      )}
      {opened?.name === 'withdraw' && (
        <DeleteDialog
          title="accountInvitations.withdrawTitle"
          name={opened.invitation.userId}
          useDeletion={useDeleteInvitationMutation}
          arg={{ id: opened.invitation.id }}
          failed="common.somethingWasWrongLater"
          onClose={close}
        />
      )}
    </Panel>
  )
}
