import { chakra } from '@chakra-ui/react'
import { useSelector } from 'react-redux'
import { useGetOwnLastActivityQuery, useListPermissionGroupsByQueryQuery, type CurrentUser } from '../../api'
import { ButtonLink } from '../../kit/navigation/ButtonLink'
import { useOpened } from '../../kit/navigation/useOpened'
import { paths } from '../../paths'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { PageHeading } from '../../ui/PageHeading'
import { EditInfoDrawer } from './EditInfoDrawer'
import { InformationCard } from './InformationCard'
import { LastActivityCard } from './LastActivityCard'
import { MustChangePassword } from './MustChangePassword'
import { useAvatarUpload } from './useAvatarUpload'
import { WelcomeCard } from './WelcomeCard'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
    gap: '24px',
    alignItems: 'start',
    mt: '24px',
  },
})

/** Who one is, in the chosen organization, and when one last signed in. */
export function ProfileScreen() {
  const user = useSelector(selectUser)
  return user && <Profile user={user} />
}

function Profile({ user }: { user: CurrentUser }) {
  const text = useText()
  const { opened, open, close } = useOpened(['edit'])
  const avatar = useAvatarUpload()
  const groups = useListPermissionGroupsByQueryQuery({})
  const activity = useGetOwnLastActivityQuery()
  return (
    <>
      <PageHeading
        title={text('menu.profile')}
        action={
          <>
            <ButtonLink to={paths.ownForms}>{text('profile.manage')}</ButtonLink>
            <Button icon="pencil" onClick={() => open('edit')}>
              {text('profile.edit')}
            </Button>
          </>
        }
      />
      {user.changePassword && <MustChangePassword reason={user.changePasswordReason} />}
      <WelcomeCard
        user={user}
        uploading={avatar.uploading}
        mistake={avatar.mistake}
        onPicture={avatar.upload}
      />
      <Columns>
        <InformationCard
          user={user}
          groups={groups.data?.results.map(({ name }) => name) ?? (groups.isFetching ? 'loading' : 'failed')}
        />
        <LastActivityCard
          activity={activity.data?.result}
          failed={activity.isError && !activity.data}
          onRetry={() => void activity.refetch()}
        />
      </Columns>
      {opened && <EditInfoDrawer user={user} onClose={close} />}
    </>
  )
}
