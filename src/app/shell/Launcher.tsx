import { arriving } from '../../kit/arriving/arriving'
import { PartMeanwhile } from '../../kit/arriving/Instead'
import { useText } from '../../texts'
import { IconButton } from '../../ui/IconButton'
import { Popover } from '../../ui/Popover'

const LauncherApps = arriving(
  () => import(/* webpackChunkName: "overlays" */ './LauncherApps').then((part) => part.LauncherApps),
  PartMeanwhile,
  { early: true },
)

/** The way to the sibling applications of the suite. */
export function Launcher() {
  const text = useText()
  return (
    <Popover
      label={text('launcher.title')}
      width={384}
      trigger={<IconButton icon="grid" label={text('launcher.title')} />}
    >
      {(close) => <LauncherApps onGo={close} />}
    </Popover>
  )
}
