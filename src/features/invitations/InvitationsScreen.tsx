import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useSearchOwnInvitationsQuery, type Invitation, values } from '../../api'
import { AnswerButtons } from '../../domain/invitations/AnswerButtons'
import { answers } from '../../domain/invitations/answers'
import { InviteButton } from '../../domain/invitations/InviteButton'
import { FilterField } from '../../kit/list/FilterForm'
import { ColumnPicker } from '../../kit/list/columns/ColumnPicker'
import { useColumnPreference } from '../../kit/list/columns/useColumnPreference'
import { justRead } from '../../kit/list/first-list'
import { ResourceList } from '../../kit/list/ResourceList'
import { ResourcePage } from '../../kit/list/ResourcePage'
import { useListParams } from '../../kit/list/useListParams'
import { useOpened } from '../../kit/navigation/useOpened'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'
import { SelectField } from '../../ui/SelectField'
import { AnswerQuestion } from './AnswerQuestion'
import { columnsOf } from './columns'
import { listParams, argsOf } from './filters'

const keyOf = ({ id }: Invitation) => id

/** The person's own invitations, to accept or to reject; administrators invite others from here. */
export function InvitationsScreen() {
  const text = useText()
  const list = useListParams(listParams)
  const query = useSearchOwnInvitationsQuery(argsOf(list), justRead)
  const all = useMemo(
    () => columnsOf(text, (invitation) => <OwnAnswerButtons invitation={invitation} />),
    [text],
  )
  const { columns, choice } = useColumnPreference('acc_console_invitation', all)
  return (
    <ResourcePage title="title.invitations" action={<InviteButton />}>
      <ResourceList
        caption="title.invitations"
        list={list}
        query={query}
        columns={columns}
        rowKey={keyOf}
        none="invitations.none"
        about={
          <>
            <span>{text('list.newestFirst')}</span>
            <ColumnPicker choice={choice} />
          </>
        }
        filters={{
          label: 'invitations.freeText',
          placeholder: 'invitations.placeholder',
          children: ({ draft, put }) => (
            <FilterField>
              <SelectField
                dense
                name="status"
                label={text('invitations.status')}
                options={[
                  { value: '', label: text('list.all') },
                  ...values.InvitationStatus.map((status) => ({
                    value: status,
                    label: text(`invitations.${status}`),
                  })),
                ]}
                value={draft.status ?? ''}
                onChange={(chosen) =>
                  put({ status: values.InvitationStatus.find((status) => status === chosen) })
                }
              />
            </FilterField>
          ),
        }}
      />
      <AnswerQuestion query={query} />
    </ResourcePage>
  )
}

/** Accept and Reject of a row; each opens its question by the address. */
function OwnAnswerButtons({ invitation }: { invitation: Invitation }) {
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
