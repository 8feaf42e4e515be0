import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { Drawer } from '../../ui/Drawer'
import { EmptyState } from '../../ui/EmptyState'

/** In place of a drawer whose code did not come. */
export function NotLoaded({ covered = false, onClose }: { covered?: boolean; onClose: () => void }) {
  const text = useText()
  return (
    <Drawer
      open={!covered}
      size="medium"
      title={text('supportTickets.requestSupport')}
      closeLabel={text('common.close')}
      onClose={onClose}
    >
      <EmptyState
        icon="cloud-off"
        title={text('common.newVersion')}
        action={
          <Button icon="refresh" onClick={() => location.reload()}>
            {text('common.reload')}
          </Button>
        }
      />
    </Drawer>
  )
}
