import { chakra } from '@chakra-ui/react'
import { useDispatch, useSelector } from 'react-redux'
import { timeOfDay } from '../../kit/time/dates'
import { useText } from '../../texts'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { liveTryAsked, selectLoss } from './state'

// Where the header has no room at all it stands behind the bell alone.
const Small = chakra('span', {
  base: { display: 'none', '@media (min-width: 360px) and (max-width: 767.98px)': { display: 'block' } },
})
const Wide = chakra('span', { base: { display: { base: 'none', md: 'block' } } })

/** In the header, while the live connection is lost: messages come late, and one can have it tried now. */
export function LostSign() {
  const { loss, label, tryNow, held } = useLoss()
  const text = useText()
  return (
    <>
      {loss && (
        <>
          <Wide>
            <Button size="sm" icon="cloud-off" loading={loss === 'trying'} onClick={tryNow} {...held}>
              {label}
            </Button>
          </Wide>
          <Small>
            <IconButton icon="cloud-off" label={label} onClick={tryNow} {...held} />
          </Small>
        </>
      )}
      <output className="sr">{loss && text('live.lost')}</output>
    </>
  )
}

/** The same behind the bell, in whole sentences. */
export function LostBanner() {
  const { loss, tryNow, held } = useLoss()
  const text = useText()
  if (!loss) return null
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" loading={loss === 'trying'} onClick={tryNow} {...held}>
          {text('live.tryNow')}
        </Button>
      }
    >
      {text('live.lost')} {held?.disabledReason}
    </Banner>
  )
}

/** The loss; `held` while the server asked to wait, for the buttons that do nothing then. */
function useLoss() {
  const dispatch = useDispatch()
  const text = useText()
  const loss = useSelector(selectLoss)
  const tryNow = () => void dispatch(liveTryAsked())
  if (typeof loss !== 'object') return { loss, tryNow, label: text('live.lostTryNow'), held: undefined }
  const time = timeOfDay(loss.notBefore)
  const held = { disabledReason: text('live.notBefore', { time }) }
  return { loss, tryNow, label: text('live.lostUntil', { time }), held }
}
