import { chakra } from '@chakra-ui/react'
import type { Captcha } from '../../domain/captcha/state'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Spinner } from '../../ui/Spinner'

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minH: 'var(--control-s)',
    mt: '20px',
    color: 'fg.muted',
  },
})
const Picture = chakra('span', {
  base: { flexShrink: 0 },
  variants: {
    state: {
      solving: {},
      slow: {},
      ready: { color: 'fg.success' },
      failed: { color: 'fg.error' },
      unknown: { color: 'fg.error' },
    },
  },
})

/** What the captcha is doing, in words; it needs no click. */
export function CaptchaStatus({ state, onRetry }: { state: Captcha; onRetry: () => void }) {
  const text = useText()
  return (
    <Root>
      <Picture state={state}>
        {(state === 'solving' || state === 'slow') && <Spinner size={16} />}
        {state === 'ready' && <Icon name="check-circle" size={16} />}
        {(state === 'failed' || state === 'unknown') && <Icon name="error-circle" size={16} />}
      </Picture>
      <span role="status">{text(`captcha.${state}`)}</span>
      {(state === 'failed' || state === 'slow') && (
        <Button size="sm" onClick={onRetry}>
          {text('captcha.retry')}
        </Button>
      )}
    </Root>
  )
}
