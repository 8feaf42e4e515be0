import type { Organization } from '../../../api'
import { JsonBlock } from '../../../kit/json/JsonBlock'
import { useText } from '../../../texts'
import { Drawer } from '../../../ui/Drawer'

type Props = { organization: Organization; onClose: () => void }

/** An organization as the server sends it. */
export function JsonDrawer({ organization, onClose }: Props) {
  const text = useText()
  return (
    <Drawer
      open
      size={600}
      title={text('organizations.json')}
      closeLabel={text('common.close')}
      onClose={onClose}
    >
      <JsonBlock label={text('organizations.jsonOf', { name: organization.name })} value={organization} />
    </Drawer>
  )
}
