import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { after } from '../../clock'
import { useText, type MessageId } from '../../texts'
import { timings } from '../../timings'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Panel } from '../dialog/Panel'
import { PageSkeleton } from '../query/QueryContent'
import type { Meanwhile } from './arriving'

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '8px' } })

/** In place of a part of a page that is a piece of code of its own. */
export function PartMeanwhile({ failed, onTryAgain }: Meanwhile) {
  const text = useText()
  if (!failed) return <PageSkeleton />
  return (
    <div role="alert">
      <EmptyState
        icon="cloud-off"
        title={text('common.partNotLoaded')}
        action={
          <Actions>
            <Button icon="refresh" onClick={onTryAgain}>
              {text('common.tryAgain')}
            </Button>
            <Button onClick={() => location.reload()}>{text('common.reload')}</Button>
          </Actions>
        }
      />
    </div>
  )
}

/** The same in place of a drawer, with its title; one that comes soon is not announced by it. */
export const drawerMeanwhile = (title: MessageId) =>
  function DrawerMeanwhile({ failed, onTryAgain, onClose }: Meanwhile & { onClose: () => void }) {
    const text = useText()
    const isLate = useIsLate()
    if (!isLate && !failed) return null
    return (
      <Panel size="medium" title={text(title)} onClose={onClose}>
        <PartMeanwhile failed={failed} onTryAgain={onTryAgain} />
      </Panel>
    )
  }

/** Whether this has stood for so long that something has to be seen. */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false)
  // The clock is outside React.
  useEffect(() => after(timings.loadingShown, () => setLate(true)), [])
  return isLate
}
