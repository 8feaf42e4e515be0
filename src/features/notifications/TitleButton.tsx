import { chakra } from '@chakra-ui/react'
import type { Notification } from '../../api'
import { useOpened } from '../../kit/navigation/useOpened'
import { useText } from '../../texts'
import { touch } from '../../ui/recipes'
import { Tooltip } from '../../ui/Tooltip'
import { overlays, isUnread } from './levels'

const Opener = chakra('button', {
  base: {
    maxW: '100%',
    minH: 'var(--control-s)',
    textAlign: 'start',
    '&:hover': { textDecoration: 'underline' },
    // The cell would cut it off.
    '&:focus-visible': { outlineOffset: '-2px' },
    [touch]: { minH: '44px' },
  },
  variants: { unread: { true: { fontWeight: 'bold' } } },
})

/** The title of a notification, which opens its drawer. */
export function TitleButton({ notification }: { notification: Notification }) {
  const text = useText()
  const { open } = useOpened(overlays)
  const { id, title } = notification
  return (
    <Tooltip text={title}>
      <Opener
        type="button"
        className="cut"
        aria-haspopup="dialog"
        unread={isUnread(notification)}
        onClick={() => open('detail', id)}
      >
        {title || text('common.none')}
      </Opener>
    </Tooltip>
  )
}
