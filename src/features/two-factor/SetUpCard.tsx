import { chakra } from '@chakra-ui/react'
import type { Refusal, TwoFactorSetup } from '../../api'
import { useCodeEntry } from '../../kit/code/useCodeEntry'
import { useText } from '../../texts'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { CodeBoxes } from '../../ui/CodeBoxes'
import { Spinner } from '../../ui/Spinner'
import { VisuallyHidden } from '../../ui/Visually'
import type { TwoFactorStep } from './state'
import { SetUpKey } from './SetUpKey'

const Steps = chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '32px',
    '& > li > p': { mt: '4px', color: 'fg.muted' },
  },
})
const Entry = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '16px', maxW: '400px', mt: '16px' },
})
const Actions = chakra('div', {
  base: { display: 'flex', justifyContent: 'flex-end', gap: '8px', mt: '24px' },
})
const Coming = chakra('div', { base: { display: 'grid', placeItems: 'center', minH: '240px' } })

type Props = {
  state: TwoFactorStep
  /** Undefined while it is on its way. */
  setup: TwoFactorSetup | undefined
  busy: boolean
  refusal: Refusal | undefined
  onCode: (code: string) => void
  /** Begins anew, after another tab has. */
  onAgain: () => void
  onCancel: () => void
}

/** Who switches it on goes on here, by eye and by keyboard. */
function enter(section: HTMLElement | null) {
  section?.scrollIntoView?.({ block: 'nearest' })
  section?.focus({ preventScroll: true })
}

/** The way to a second factor: a picture to scan or a key to type, and a code to show that it worked. */
export function SetUpCard({ setup, onCancel, onAgain, ...entry }: Props) {
  const text = useText()
  const { state } = entry
  if (state.name === 'replaced')
    return (
      <Card ref={enter} title={text('twoFactor.setUp')}>
        <Banner tone="warning">
          <p role="status">{text('twoFactor.replaced')}</p>
        </Banner>
        <Actions>
          <Button kind="ghost" onClick={onCancel}>
            {text('common.cancel')}
          </Button>
          <Button kind="primary" onClick={onAgain}>
            {text('twoFactor.beginAgain')}
          </Button>
        </Actions>
      </Card>
    )
  return (
    <Card ref={enter} title={text('twoFactor.setUp')}>
      <VisuallyHidden role="status">{setup && text('twoFactor.ready')}</VisuallyHidden>
      {setup ? (
        <SetUp setup={setup} onCancel={onCancel} {...entry} />
      ) : (
        <>
          <Coming>
            <Spinner label={text('common.loading')} />
          </Coming>
          <Actions>
            <Button kind="ghost" onClick={onCancel}>
              {text('common.cancel')}
            </Button>
          </Actions>
        </>
      )}
    </Card>
  )
}

function SetUp({
  state,
  setup,
  busy,
  refusal,
  onCode,
  onCancel,
}: Omit<Props, 'onAgain'> & { setup: TwoFactorSetup }) {
  const text = useText()
  const { boxes, complete, empty, verify, clock } = useCodeEntry({
    busy,
    refusal,
    required: 'twoFactor.codeRequired',
    otherwise: 'twoFactor.invalidKey',
    onCode,
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        verify()
      }}
    >
      <Steps>
        <li>
          <h3>{text('twoFactor.scan')}</h3>
          <p>{text('twoFactor.scanText')}</p>
          {state.name === 'confirming' && state.again && (
            <Banner tone="warning">{text('twoFactor.scanAgain')}</Banner>
          )}
          <SetUpKey setup={setup} />
        </li>
        <li>
          <h3>{text('twoFactor.enter')}</h3>
          <p>{text('twoFactor.enterText')}</p>
          <Entry>
            <CodeBoxes {...boxes} />
            {clock && <Banner tone="warning">{clock}</Banner>}
          </Entry>
        </li>
      </Steps>
      <Actions>
        <Button kind="ghost" disabledReason={busy ? text('code.verifying') : undefined} onClick={onCancel}>
          {text('common.cancel')}
        </Button>
        <Button
          kind="primary"
          type="submit"
          loading={busy}
          disabledReason={complete || empty ? undefined : text('twoFactor.incomplete')}
        >
          {text(busy ? 'code.verifying' : 'code.verify')}
        </Button>
      </Actions>
    </form>
  )
}
