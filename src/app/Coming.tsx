import { chakra } from '@chakra-ui/react'
import { useNavigation } from 'react-router-dom'
import { useIsLate } from '../kit/arriving/Instead'
import { useText } from '../texts'
import { VisuallyHidden } from '../ui/Visually'

const Bar = chakra('div', {
  base: { position: 'fixed', insetX: 0, top: 0, zIndex: 2000, h: '3px', bg: 'colorPalette.solid' },
})

/** Says that the next page is coming, while the one before still stands. */
export function Coming() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <Progress />
}

function Progress() {
  const text = useText()
  return (
    useIsLate() && (
      <Bar>
        <VisuallyHidden role="status">{text('common.loading')}</VisuallyHidden>
      </Bar>
    )
  )
}
