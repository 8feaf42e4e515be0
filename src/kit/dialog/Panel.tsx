import type { ComponentProps, ReactNode } from 'react'
import { useText } from '../../texts'
import { Drawer } from '../../ui/Drawer'
import { Actions } from './Actions'

type Props = Omit<ComponentProps<typeof Drawer>, 'open' | 'closeLabel'> & {
  /** The main action; Cancel stands before it. `footer` is for what has other actions. */
  action?: ReactNode
}

/** A drawer with the console's own words. Mount it to open it. */
export function Panel({ action, ...drawer }: Props) {
  const text = useText()
  return (
    <Drawer
      open
      closeLabel={text('common.close')}
      footer={action && <Actions onCancel={drawer.onClose}>{action}</Actions>}
      {...drawer}
    />
  )
}
