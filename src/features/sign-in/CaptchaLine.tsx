import type { MouseEvent } from 'react'
import type { Captcha } from '../../domain/captcha/state'
import { useText } from '../../texts'
import { Icon } from './icons'

/** What the captcha is doing, in words; it needs no click. */
export function CaptchaLine({ id, state, onRetry }: { id: string; state: Captcha; onRetry: () => void }) {
  const text = useText()
  return (
    <div className={`captcha ${state}`} tabIndex={-1}>
      {(state === 'solving' || state === 'slow') && <span className="spinner" aria-hidden />}
      {state === 'ready' && <Icon name="check" />}
      {(state === 'failed' || state === 'unknown') && <Icon name="warning" />}
      <span className="grow" role="status" id={id}>
        {text(`captcha.${state}`)}
      </span>
      {state === 'failed' || state === 'slow' ? (
        <button type="button" className="btn plain s" onClick={goingBy(onRetry)}>
          {text('captcha.retry')}
        </button>
      ) : (
        <span className="small muted">{text('captcha.name')}</span>
      )}
    </div>
  )
}

/** For a button that goes by its press: the line that it stands in keeps the focus. */
export const goingBy = (press: () => void) => (event: MouseEvent) => {
  event.currentTarget.parentElement?.focus()
  press()
}
