import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useInitOrganizationPermissionGroupsMutation, type PermissionGroupType } from '../../../../api'
import { useChange } from '../../../../kit/change/useChange'
import { ConfirmDialog, confirmProps } from '../../../../kit/dialog/ConfirmDialog'
import { useText, type MessageId } from '../../../../texts'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { Tag } from '../../../../ui/Tag'
import { useSetup } from './context'
import { FooterSlot, PageTitle, Settings, useSettingsPlace } from '../../../../kit/form/SettingsForm'

const kinds: Readonly<
  Record<
    PermissionGroupType,
    { title: MessageId; about: MessageId; create: MessageId; groups: readonly string[] }
  >
> = {
  ByRole: {
    title: 'organizationSetup.byRole',
    about: 'organizationSetup.byRoleAbout',
    create: 'organizationSetup.createByRole',
    groups: ['root', 'powerUser', 'user', 'guess'] satisfies GroupName[],
  },
  ByFunction: {
    title: 'organizationSetup.byFunction',
    about: 'organizationSetup.byFunctionAbout',
    create: 'organizationSetup.createByFunction',
    groups: ['grant', 'module', 'zma', 'account'] satisfies GroupName[],
  },
}
type GroupName = 'root' | 'powerUser' | 'user' | 'guess' | 'grant' | 'module' | 'zma' | 'account'
const nameOf = (group: string) => `organizationSetup.group.${group as GroupName}` as const

const Page = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '24px' } })

/** The groups that an organization begins with, in two kinds; what is created stays (ORGSETUP-15). */
export function PermissionGroups() {
  const text = useText()
  const { onCancel } = useSettingsPlace()
  const [created, setCreated] = useState<readonly PermissionGroupType[]>([])
  const [asking, setAsking] = useState<PermissionGroupType>()
  return (
    <>
      <PageTitle>{text('organizationSetup.permissionGroup')}</PageTitle>
      <Page>
        <Groups kind="ByRole" created={created.includes('ByRole')} onCreate={setAsking} />
        <Groups kind="ByFunction" created={created.includes('ByFunction')} onCreate={setAsking} />
      </Page>
      <FooterSlot>
        <Button kind="ghost" onClick={onCancel}>
          {text('common.close')}
        </Button>
      </FooterSlot>
      {asking && (
        <CreateQuestion
          kind={asking}
          onCreated={() => setCreated([...created, asking])}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
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

type GroupsProps = {
  kind: PermissionGroupType
  created: boolean
  onCreate: (kind: PermissionGroupType) => void
}

function Groups({ kind, created, onCreate }: GroupsProps) {
  const text = useText()
  const { title, about, create, groups } = kinds[kind]
  return (
    <Settings title={text(title)} about={text(about)}>
      <List aria-label={text(title)}>
        {groups.map((group) => (
          <Group key={group}>
            <Icon name="shield" size={16} />
            <span>{text(nameOf(group))}</span>
            {created && <Tag tone="success">{text('organizationSetup.created')}</Tag>}
          </Group>
        ))}
      </List>
      <span>
        <Button
          icon="plus"
          disabledReason={created ? text('organizationSetup.createdAlready') : undefined}
          onClick={() => onCreate(kind)}
        >
          {text(create)}
        </Button>
      </span>
    </Settings>
  )
}

type QuestionProps = { kind: PermissionGroupType; onCreated: () => void; onClose: () => void }

/** Asked because created groups cannot be deleted. How it went is a notice (ORGSETUP-13, ORGSETUP-14). */
function CreateQuestion({ kind, onCreated, onClose }: QuestionProps) {
  const text = useText()
  const { orgId } = useSetup()
  const change = useChange(useInitOrganizationPermissionGroupsMutation(), {
    done: 'organizationSetup.groupsCreated',
    failed: 'organizationSetup.somethingWentWrong',
    tell: 'notice',
    onDone: onCreated,
    onClose,
  })
  return (
    <ConfirmDialog
      {...confirmProps(change, { orgId, permissionGroupInitialization: { groupType: kind } }, onClose)}
      title={text(kinds[kind].create)}
      confirm={text('organizationSetup.create')}
    >
      {text('organizationSetup.groupsStay')} {text('confirm.continue')}
    </ConfirmDialog>
  )
}
