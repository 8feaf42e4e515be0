import { chakra } from '@chakra-ui/react'
import { useDispatch, useSelector } from 'react-redux'
import { errorDetailClosed, selectErrorDetail } from '../flows/error-detail'
import { phraseOf } from '../flows/outcomes'
import { JsonBlock } from '../kit/json/Json'
import { useWords } from '../kit/useWords'
import { useText } from '../texts'
import { Panel } from '../kit/dialog/Panel'

const Said = chakra('p', { base: { mb: '16px', overflowWrap: 'anywhere' } })

/**
 * The common error drawer: what a refusal says, and all that is known of it as JSON, which comes with what all drawers
 * need, soon after the first screen. The words are there without it, as they are wanted most when the network is gone.
 */
export function ErrorDrawer() {
  const text = useText()
  const words = useWords()
  const dispatch = useDispatch()
  const refusal = useSelector(selectErrorDetail)
  if (!refusal) return null
  const { status, message, errorCode, data } = refusal
  return (
    <Panel size="medium" title={text('common.error')} onClose={() => dispatch(errorDetailClosed())}>
      <Said>{words(phraseOf(refusal, 'common.somethingWentWrong'))}</Said>
      <JsonBlock label={text('common.details')} value={{ status, message, errorCode, data }} />
    </Panel>
  )
}
