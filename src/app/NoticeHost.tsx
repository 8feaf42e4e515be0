import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { after } from '../clock'
import { allNoticesClosed, noticeClosed, selectByWeight, type Notice as NoticeState } from '../flows/notices'
import { useWords } from '../kit/useWords'
import { useText } from '../texts'
import { timings } from '../timings'
import { Notice } from '../ui/Notice'
import { NoticeStack } from '../ui/NoticeStack'

/** Shows the notices of the whole app: errors over the others, the heaviest above, then the newest. */
export function NoticeHost() {
  const text = useText()
  const dispatch = useDispatch()
  const notices = useSelector(selectByWeight)
  const shown = (errors: boolean) =>
    notices
      .filter(({ tone }) => (tone === 'danger') === errors)
      .map((notice) => <Shown key={notice.id} notice={notice} />)
  return (
    <NoticeStack
      label={text('common.notices')}
      count={notices.length}
      hint={notices.some(({ action }) => action) ? text('common.noticesKey') : undefined}
      wayLabel={text('common.toNotices')}
      dismissAllLabel={text('common.dismissAll')}
      onDismissAll={() => dispatch(allNoticesClosed())}
      errors={shown(true)}
    >
      {shown(false)}
    </NoticeStack>
  )
}

function Shown({ notice }: { notice: NoticeState }) {
  const text = useText()
  const dispatch = useDispatch()
  const [held, setHeld] = useState(false)
  const { id, closes, action } = notice
  // The clock is outside React; it stands still while the notice is hovered or focused, unless its time is a
  // shorter one of its own (it comes under the pointer that pressed Extend).
  useEffect(() => {
    if (closes === 'stays' || (held && closes >= timings.notice)) return
    return after(closes, () => dispatch(noticeClosed(id)))
  }, [id, closes, held, dispatch])
  const words = useWords()
  return (
    <Notice
      tone={notice.tone}
      quiet={notice.quiet ?? false}
      title={words(notice.title)}
      text={notice.text && words(notice.text)}
      action={
        action && {
          label: text(action.label),
          busy: action.busy ?? false,
          busyLabel: text(action.busyLabel ?? action.label),
          onPress: () => {
            dispatch(action.fact)
            if (action.closes) dispatch(noticeClosed(id))
          },
        }
      }
      closeLabel={text('common.dismiss')}
      onClose={() => dispatch(noticeClosed(id))}
      onHold={setHeld}
    />
  )
}
