import { chakra } from '@chakra-ui/react'
import { useDispatch, useSelector } from 'react-redux'
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
  const { loss, tryNow } = useLoss()
  const text = useText()
  return (
    <>
      {loss && (
        <>
          <Wide>
            <Button size="sm" icon="cloud-off" loading={loss === 'trying'} onClick={tryNow}>
              {text('live.lostTryNow')}
            </Button>
          </Wide>
          <Small>
            <IconButton icon="cloud-off" label={text('live.lostTryNow')} onClick={tryNow} />
          </Small>
        </>
      )}
      <output className="sr">{loss && text('live.lost')}</output>
    </>
  )
}

/** The same behind the bell, in whole sentences. */
export function LostBanner() {
  const { loss, tryNow } = useLoss()
  const text = useText()
  if (!loss) return null
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" loading={loss === 'trying'} onClick={tryNow}>
          {text('live.tryNow')}
        </Button>
      }
    >
      {text('live.lost')}
    </Banner>
  )
}

function useLoss() {
  const dispatch = useDispatch()
  const loss = useSelector(selectLoss)
  return { loss, tryNow: () => void dispatch(liveTryAsked()) }
}
