import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { array, object, string, type ObjectSchema } from 'yup'
import { invitationOf, nobody, schema as inviteSchema, type Invite } from '../../../domain/invitations/invite'
import { drawerSizes } from '../../../domain/accounts/scope'
import { InviteFields } from '../../../domain/invitations/InviteFields'
import { phraseOf } from '../../../flows/outcomes'
import { Panel } from '../../../kit/dialog/Panel'
import { DrawerForm } from '../../../kit/form/DrawerForm'
import { message, useForm } from '../../../kit/form/form'
import { useWords } from '../../../kit/useWords'
import { useText } from '../../../texts'
import { Button } from '../../../ui/Button'
import { TextField } from '../../../ui/TextField'
import { addressesIn } from './addresses'
import { batchLeft, peopleInvited, selectBatch, triedAgain, type Batch, type Invited } from './state'

type Many = Omit<Invite, 'userId'> & { people: string }

const many: Many = { people: '', roles: nobody.roles, joinedOrgExpiredAt: undefined, reason: '' }
/** One call each: more than that is a matter of hours. */
const MOST = 200

const { joinedOrgExpiredAt, reason } = inviteSchema.fields
const manySchema: ObjectSchema<Many> = object({
  people: string()
    .defined()
    .test('some', message('invitations.emailRequired'), (people) => people.trim() !== '')
    .test(
      'addresses',
      message('accountInvitations.someWrong'),
      (people) => addressesIn(people).wrong.length === 0,
    )
    .test(
      'most',
      message('accountInvitations.tooMany'),
      (people) => addressesIn(people).emails.length <= MOST,
    ),
  roles: array().of(string().defined()).defined(),
  joinedOrgExpiredAt,
  reason,
}) as ObjectSchema<Many> // the fields of another schema have lost their types

/** Invites everybody of a pasted list, and then says what came of each. */
export function InviteManyDrawer({ onClose }: { onClose: () => void }) {
  const dispatch = useDispatch()
  const batch = useSelector(selectBatch)
  // The flow is outside React: who leaves stops it.
  useEffect(() => () => void dispatch(batchLeft()), [dispatch])
  return batch ? <Outcomes batch={batch} onClose={onClose} /> : <People onClose={onClose} />
}

function People({ onClose }: { onClose: () => void }) {
  const text = useText()
  const dispatch = useDispatch()
  const form = useForm({
    initial: many,
    schema: manySchema,
    busy: false,
    draft: 'accountInvitations.many',
    onSend: ({ people, ...invite }) => {
      dispatch(peopleInvited({ emails: addressesIn(people).emails, invitation: invitationOf(invite) }))
    },
  })
  const { emails, wrong } = addressesIn(form.values.people)
  return (
    <DrawerForm
      title={text('accountInvitations.inviteMany')}
      size={drawerSizes.organization}
      form={form}
      refusal={undefined}
      otherwise="invitations.inviteFailed"
      onClose={onClose}
    >
      <TextField
        {...form.field('people')}
        rows={6}
        label={text('accountInvitations.people')}
        help={
          wrong.length > 0
            ? text('accountInvitations.wrong', { words: wrong.join(', '), count: wrong.length })
            : emails.length > 0
              ? text('accountInvitations.found', { count: emails.length })
              : text('accountInvitations.peopleHelp')
        }
      />
      <InviteFields form={form} />
    </DrawerForm>
  )
}

const List = chakra('ul', {
  base: {
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 16px',
      minH: '44px',
      py: '8px',
      overflowWrap: 'anywhere',
    },
    '& > li + li': { borderTop: '1px solid var(--line)' },
    '& > li > span:first-of-type': { flex: '1 1 200px' },
  },
})
const Result = chakra('span', {
  base: { color: 'fg.muted' },
  variants: {
    name: { waiting: {}, sending: {}, invited: { color: 'fg.success' }, refused: { color: 'fg.error' } },
  },
})
const Summary = chakra('p', { base: { mb: '16px' } })

type OutcomesProps = { batch: NonNullable<Batch>; onClose: () => void }

function Outcomes({ batch: { people, running }, onClose }: OutcomesProps) {
  const text = useText()
  const dispatch = useDispatch()
  const count = people.length
  const invited = people.filter(({ name }) => name === 'invited').length
  return (
    <Panel
      size={drawerSizes.organization}
      title={text('accountInvitations.inviteMany')}
      onClose={onClose}
      footer={
        <>
          {!running && invited < count && (
            <Button icon="refresh" onClick={() => dispatch(triedAgain(undefined))}>
              {text('accountInvitations.againAll', { count: count - invited })}
            </Button>
          )}
          <Button kind="primary" onClick={onClose}>
            {text(running ? 'accountInvitations.stop' : 'common.close')}
          </Button>
        </>
      }
    >
      <Summary role="status">
        {text(running ? 'accountInvitations.running' : 'accountInvitations.outcome', { invited, count })}
      </Summary>
      <List aria-label={text('accountInvitations.people')}>
        {people.map((one) => (
          <Row key={one.userId} one={one} running={running} />
        ))}
      </List>
    </Panel>
  )
}

function Row({ one, running }: { one: Invited; running: boolean }) {
  const text = useText()
  const words = useWords()
  const dispatch = useDispatch()
  const { name, userId } = one
  const open = name === 'refused' || name === 'waiting'
  const result =
    one.name === 'refused'
      ? words(phraseOf(one.refusal, 'invitations.inviteFailed'))
      : text(
          name === 'waiting' && !running
            ? 'accountInvitations.untried'
            : `accountInvitations.${name as 'waiting'}`,
        )
  return (
    <li>
      <span>{userId}</span>
      <Result name={name}>{result}</Result>
      {!running && open && (
        <Button size="sm" onClick={() => dispatch(triedAgain(userId))}>
          {text('common.tryAgain')}
        </Button>
      )}
    </li>
  )
}
