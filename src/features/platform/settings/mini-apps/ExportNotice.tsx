import { chakra } from '@chakra-ui/react'
import { useText } from '../../../../texts'
import { Banner } from '../../../../ui/Banner'
import { Button } from '../../../../ui/Button'
import { IconButton } from '../../../../ui/IconButton'
import type { useExport } from './useExport'

const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
})
const Place = chakra('div', { base: { mb: '16px' } })

/** How far an export is that takes more than one page, and what to do where it could not be made as it should be. */
export function ExportNotice({ step, start, download, stop }: ReturnType<typeof useExport>) {
  const text = useText()
  const again = (
    <Button size="sm" icon="refresh" onClick={start}>
      {text(step.name === 'changed' ? 'miniApps.exportAgain' : 'common.tryAgain')}
    </Button>
  )
  const away = <IconButton size="sm" icon="close" label={text('common.dismiss')} onClick={stop} />
  if (step.name === 'reading')
    return (
      <Place>
        <Banner
          tone="info"
          action={
            <Button size="sm" onClick={stop}>
              {text('common.cancel')}
            </Button>
          }
        >
          {text('miniApps.exportReading', { done: step.done, total: step.total })}
        </Banner>
      </Place>
    )
  if (step.name === 'changed')
    return (
      <Place>
        <Banner
          tone="warning"
          action={
            <Buttons>
              {again}
              <Button size="sm" icon="download" onClick={() => download(step.all)}>
                {text('miniApps.exportAnyway')}
              </Button>
              {away}
            </Buttons>
          }
        >
          {text('miniApps.exportChanged', { done: step.all.rows.length, total: step.all.total })}
        </Banner>
      </Place>
    )
  if (step.name === 'failed')
    return (
      <Place>
        <Banner
          tone="danger"
          action={
            <Buttons>
              {again}
              {away}
            </Buttons>
          }
        >
          {text('miniApps.exportFailed')}
        </Banner>
      </Place>
    )
  return null
}
