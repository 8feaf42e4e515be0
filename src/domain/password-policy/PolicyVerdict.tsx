import { chakra } from '@chakra-ui/react'
import { useText, type MessageId } from '../../texts'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { StrengthBar, type Strength } from '../../ui/StrengthBar'
import { VisuallyHidden } from '../../ui/Visually'
import type { PasswordPolicy } from './state'

const Errors = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    pt: '8px',
    textStyle: 'xs',
    color: 'fg.error',
    '& > li': { display: 'flex', gap: '4px' },
  },
})
const Failed = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    pt: '8px',
    textStyle: 'xs',
    color: 'fg.error',
  },
})

const words: Record<Strength, MessageId | undefined> = {
  0: undefined,
  1: 'password.level1',
  2: 'password.level2',
  3: 'password.level3',
  4: 'password.level4',
}

/** What the server makes of the new password: its strength, and what is wrong with it. */
export function PolicyVerdict({ policy, onRetry }: { policy: PasswordPolicy; onRetry: () => void }) {
  const text = useText()
  const strength = policy.name === 'judged' ? policy.strength : 0
  const level = words[strength] && text(words[strength])
  const coming = policy.name === 'waiting' || policy.name === 'checking'
  const unknown = policy.name === 'judged' && strength === 0
  return (
    <div>
      {!unknown && (
        <StrengthBar
          name={text('password.strength')}
          level={strength}
          label={level ?? text(coming ? 'password.checking' : 'password.strength')}
        />
      )}
      <div role="status">
        {level && <VisuallyHidden>{text('password.strengthIs', { level })}</VisuallyHidden>}
        {policy.name === 'judged' && policy.errors.length > 0 && (
          <Errors>
            {policy.errors.map((error) => (
              <li key={error}>
                <Icon name="error-circle" size={16} />
                {error}
              </li>
            ))}
          </Errors>
        )}
        {policy.name === 'failed' && (
          <Failed>
            {text('password.checkFailed')}
            <Button size="sm" onClick={onRetry}>
              {text('common.tryAgain')}
            </Button>
          </Failed>
        )}
      </div>
    </div>
  )
}
