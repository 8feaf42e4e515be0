import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { isRefusal } from '../../api'
import { doneNotice, refusedNotice } from '../../flows/outcomes'
import { useReload } from '../useReload'
import { useStill } from '../useStill'
import type { MessageId } from '../../texts'
import { timings } from '../../timings'

type Answer = { readonly data?: { readonly message?: string }; readonly error?: unknown }
type Deed = {
  readonly send: () => Promise<Answer>
  /** The words when the server has none. */
  readonly done: MessageId
  readonly failed: MessageId
  readonly onClose: () => void
}

/**
 * A question in the address whose deed is one request: it closes when that is answered, a notice tells how, and after
 * a success the list is read again a moment later.
 */
export function useQuestion({ send, done, failed, onClose }: Deed) {
  const dispatch = useDispatch()
  const reload = useReload()
  const [busy, setBusy] = useState(false)
  const end = useStill(onClose)
  const confirm = async () => {
    if (busy) return
    setBusy(true)
    const { data, error } = await send()
    if (data) {
      dispatch(doneNotice({ id: done }, data.message))
      reload(['Organization'], timings.listReload)
    } else if (isRefusal(error)) {
      const notice = refusedNotice(error, failed)
      if (notice) dispatch(notice)
    }
    end()
  }
  return { busy, confirm: () => void confirm(), close: () => (busy ? undefined : onClose()) }
}
