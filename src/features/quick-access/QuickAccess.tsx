import { arriving } from '../../kit/arriving/arriving'
import { drawerMeanwhile } from '../../kit/arriving/Instead'
import { useOpened } from '../../kit/navigation/useOpened'
import { useText } from '../../texts'
import { IconButton } from '../../ui/IconButton'

const RecentPages = arriving(
  () => import('./RecentPages').then((part) => part.RecentPages),
  drawerMeanwhile('quickAccess.title'),
)

/** The control of the header that opens the drawer of recently visited pages. */
export function QuickAccess() {
  const text = useText()
  const { opened, open, close } = useOpened(['quick-access'])
  return (
    <>
      <IconButton
        icon="lightning"
        label={text('quickAccess.title')}
        aria-haspopup="dialog"
        aria-expanded={opened !== undefined}
        onClick={() => open('quick-access')}
      />
      {opened && <RecentPages onClose={close} />}
    </>
  )
}
