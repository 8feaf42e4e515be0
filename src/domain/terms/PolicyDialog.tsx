import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { PolicyText } from './PolicyText'

/** The privacy policy in place, where no address outside is configured. */
export function PolicyDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={text('common.close')}
      title={text('policy.title')}
      width={640}
      actions={
        <Button kind="primary" onClick={onClose}>
          {text('common.close')}
        </Button>
      }
    >
      <PolicyText />
    </Dialog>
  )
}
