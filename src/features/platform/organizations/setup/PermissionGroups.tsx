import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useSelector } from 'react-redux'
import {
  useInitOrganizationPermissionGroupsMutation,
  useListPermissionGroupsByQueryQuery,
  type PermissionGroupType,
} from '../../../../api'
import { phraseOf } from '../../../../flows/outcomes'
import { useChange } from '../../../../kit/change/useChange'
import { ConfirmDialog, confirmProps } from '../../../../kit/dialog/ConfirmDialog'
import { useWords } from '../../../../kit/useWords'
import { selectOrganizationId } from '../../../../session/state'
import { useText, type MessageId } from '../../../../texts'
import { Button } from '../../../../ui/Button'
import { FieldMessage } from '../../../../ui/FieldFrame'
import { Icon } from '../../../../ui/Icon'
import { Tag } from '../../../../ui/Tag'
import { useSetup } from './context'
import { FooterSlot, PageTitle, Settings, useSettingsPlace } from '../../../../kit/form/SettingsForm'

const kinds: Readonly<
  Record<
    PermissionGroupType,
    {
      title: MessageId
      about: MessageId
      create: MessageId
      /** The name that the server gives to each. */
      groups: Partial<Record<GroupName, string>>
    }
  >
> = {
  ByRole: {
    title: 'organizationSetup.byRole',
    about: 'organizationSetup.byRoleAbout',
    create: 'organizationSetup.createByRole',
    groups: { root: 'Root', powerUser: 'Power User', user: 'User', guess: 'Guess' },
  },
  ByFunction: {
    title: 'organizationSetup.byFunction',
    about: 'organizationSetup.byFunctionAbout',
    create: 'organizationSetup.createByFunction',
    groups: {
      grant: 'Grant Privileges',
      module: 'Module Management',
      zma: 'ZMA Management',
      account: 'Account Management',
    },
  },
}
type GroupName = 'root' | 'powerUser' | 'user' | 'guess' | 'grant' | 'module' | 'zma' | 'account'
const nameOf = (group: string) => `organizationSetup.group.${group as GroupName}` as const

const Page = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '24px' } })

/** The groups that an organization begins with, in two kinds; what is created stays (ORGSETUP-15). */
export function PermissionGroups() {
  const text = useText()
  const { onCancel } = useSettingsPlace()
  return (
    <>
      <PageTitle>{text('organizationSetup.permissionGroup')}</PageTitle>
      <Page>
        <Groups kind="ByRole" />
        <Groups kind="ByFunction" />
      </Page>
      <FooterSlot>
        <Button kind="ghost" onClick={onCancel}>
          {text('common.close')}
        </Button>
      </FooterSlot>
    </>
  )
}

/** The names of the groups that are there already, where that can be known: of the organization that one works in. */
function useGroupsThere(): readonly string[] {
  const { orgId } = useSetup()
  const isOwn = useSelector(selectOrganizationId) === orgId
  // Every name has the empty text in it; without one the call answers the person's own groups.
  const { data } = useListPermissionGroupsByQueryQuery({ query: '' }, { skip: !isOwn })
  return data?.results.filter(({ system }) => system).map(({ name }) => name) ?? []
}

const List = chakra('ul', { base: { borderTop: '1px solid var(--line)' } })
const Group = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minH: 'var(--row)',
    borderBottom: '1px solid var(--line)',
    '& > .icon': { color: 'fg.muted' },
    '& > span:first-of-type': { flex: 1 },
  },
})

/** The button, and below it why the last press was refused. */
const Creation = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px' },
})

/** One kind. How its creation went is a notice (ORGSETUP-13, ORGSETUP-14), and why it was refused stands at the button. */
function Groups({ kind }: { kind: PermissionGroupType }) {
  const text = useText()
  const words = useWords()
  const { orgId } = useSetup()
  const there = useGroupsThere()
  const [created, setCreated] = useState(false)
  const [asking, setAsking] = useState(false)
  const refusedId = useId()
  const onClose = () => setAsking(false)
  const change = useChange(useInitOrganizationPermissionGroupsMutation(), {
    done: 'organizationSetup.groupsCreated',
    failed: 'settings.somethingWentWrong',
    tell: 'notice',
    onDone: () => setCreated(true),
    onClose,
  })
  const { title, about, create, groups } = kinds[kind]
  const names = Object.entries(groups)
  const isThere = (name: string) => created || there.includes(name)
  const isComplete = names.every(([, name]) => isThere(name))
  const { refusal, otherwise } = change.failure
  return (
    <Settings title={text(title)} about={text(about)}>
      <List aria-label={text(title)}>
        {names.map(([group, name]) => (
          <Group key={group}>
            <Icon name="shield" size={16} />
            <span>{text(nameOf(group))}</span>
            {isThere(name) && <Tag tone="success">{text('organizationSetup.created')}</Tag>}
          </Group>
        ))}
      </List>
      <Creation>
        <Button
          icon="plus"
          {...(refusal && !isComplete && { 'aria-describedby': refusedId })}
          disabledReason={isComplete ? text('organizationSetup.createdAlready') : undefined}
          onClick={() => setAsking(true)}
        >
          {text(create)}
        </Button>
        {refusal && !isComplete && (
          <FieldMessage id={refusedId} error={words(phraseOf(refusal, otherwise))} />
        )}
      </Creation>
      {asking && (
        <ConfirmDialog
          {...confirmProps(change, { orgId, permissionGroupInitialization: { groupType: kind } }, onClose)}
          title={text(create)}
          confirm={text('organizationSetup.create')}
        >
          {text('organizationSetup.groupsStay')} {text('confirm.continue')}
        </ConfirmDialog>
      )}
    </Settings>
  )
}
