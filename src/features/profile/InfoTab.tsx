import { chakra } from '@chakra-ui/react'
import { useSelector } from 'react-redux'
import type { CurrentUser } from '../../api'
import { useMay } from '../../kit/access/access'
import { FormNotices } from '../../kit/form/DrawerForm'
import { useForm } from '../../kit/form/form'
import { useOpened } from '../../kit/navigation/useOpened'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { HeadLink } from './HeadLink'
import { OrganizationDialog } from './OrganizationDialog'
import { ownInfoOf, ownInfoSchema } from './own-info'
import { OwnInfoFields } from './OwnInfoFields'
import { OwnOrganizationsCard } from './OwnOrganizationsCard'
import { selectOrganizationUpdate } from './state'
import { useOwnInfoRecheck } from './useOwnInfoRecheck'
import { useSaveOwnInfo } from './useSaveOwnInfo'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
    gap: '24px',
    alignItems: 'start',
  },
})
const Fields = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '16px', maxW: '560px' },
})
const Actions = chakra('div', { base: { display: 'flex', justifyContent: 'flex-end', pt: '8px' } })

/** The own account; whoever administers the organization finds the way to its form here. */
export function InfoTab({ user }: { user: CurrentUser }) {
  const text = useText()
  const mayUpdate = useMay('updateCurrentOrganization').name === 'may'
  const isSaved = useSelector(selectOrganizationUpdate) === 'saved'
  const { opened, wayTo, close } = useOpened(['organization'])
  return (
    <>
      <Columns>
        <Card
          title={text('profile.information')}
          action={
            mayUpdate && <HeadLink {...wayTo('organization')}>{text('profile.updateOrganization')}</HeadLink>
          }
        >
          <InfoForm user={user} />
        </Card>
        <OwnOrganizationsCard current={user.orgCtx?.orgId} />
      </Columns>
      {opened && mayUpdate && !isSaved && (
        <OrganizationDialog organization={user.orgCtx?.organization} onClose={close} />
      )}
    </>
  )
}

function InfoForm({ user }: { user: CurrentUser }) {
  const text = useText()
  const { send, busy, failure } = useSaveOwnInfo(user)
  const stored = ownInfoOf(user)
  const form = useForm({
    initial: stored,
    stored,
    schema: ownInfoSchema,
    busy,
    draft: 'profile.info',
    recheck: useOwnInfoRecheck(user),
    onSend: (info) => send(info),
  })
  return (
    <Fields {...form.props}>
      <FormNotices form={form} refused={failure} />
      <OwnInfoFields user={user} form={form} />
      <Actions>
        <Button
          kind="primary"
          type="submit"
          loading={form.busy}
          disabledReason={form.unchanged ? text('form.unchanged') : undefined}
        >
          {text('common.save')}
        </Button>
      </Actions>
    </Fields>
  )
}
