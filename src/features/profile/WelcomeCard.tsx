import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import type { CurrentUser } from '../../api'
import { initials } from '../../kit/initials'
import { useText } from '../../texts'
import { Avatar } from '../../ui/Avatar'
import { Banner } from '../../ui/Banner'
import { Card } from '../../ui/Card'
import { IconButton } from '../../ui/IconButton'
import { Spinner } from '../../ui/Spinner'
import { Tag } from '../../ui/Tag'
import { pictureTypes } from './picture'

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { base: '16px', md: '24px' } },
})
const Picture = chakra('div', { base: { position: 'relative', display: 'flex' } })
const Veil = chakra('div', {
  base: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    bg: 'bg.surface/70',
    pointerEvents: 'none',
  },
})
const Words = chakra('div', {
  base: {
    flex: '1 1 160px',
    minW: 0,
    overflowWrap: 'anywhere',
    '& > h2': { textStyle: 'xl', fontWeight: 'bold' },
    '& > p': { mt: '4px', color: 'fg.muted' },
  },
})

type Props = {
  user: CurrentUser
  uploading: boolean
  /** Why the last picture was not taken, in words. */
  mistake: string | undefined
  onPicture: (file: File) => void
}

/** The person, and the picture to change. */
export function WelcomeCard({ user, uploading, mistake, onPicture }: Props) {
  const text = useText()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <Card>
      <Row>
        <Picture>
          <Avatar
            shape="round"
            size={80}
            initials={initials(user.name)}
            src={user.avatar}
            badge={
              <IconButton
                icon="camera"
                size="sm"
                framed
                round
                label={text('profile.uploadAvatar')}
                disabledReason={uploading ? text('profile.uploading') : undefined}
                onClick={() => picker.current?.click()}
              />
            }
          />
          {uploading && (
            <Veil>
              <Spinner label={text('profile.uploading')} />
            </Veil>
          )}
          <input
            ref={picker}
            hidden
            type="file"
            accept={pictureTypes.join(',')}
            onChange={({ target }) => {
              const file = target.files?.[0]
              // The same file can be picked again.
              target.value = ''
              if (file) onPicture(file)
            }}
          />
        </Picture>
        <Words>
          <h2>{text('profile.welcome', { name: user.name })}</h2>
          <p>{user.id}</p>
        </Words>
        {user.totpEnabled && (
          <Tag tone="success" dot>
            {text('profile.twoFactorOn')}
          </Tag>
        )}
      </Row>
      {mistake && (
        <chakra.div mt="16px">
          <Banner tone="danger">{mistake}</Banner>
        </chakra.div>
      )}
    </Card>
  )
}
