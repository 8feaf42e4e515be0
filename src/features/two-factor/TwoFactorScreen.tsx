import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'
import { PageHeading } from '../../ui/PageHeading'
import { SetUpCard } from './SetUpCard'
import { useShownSetup } from './shown-setup'
import {
  disablingAsked,
  disablingConfirmed,
  selectTwoFactor,
  setUpAsked,
  setUpCodeGiven,
  twoFactorLeft,
} from './state'
import { StateCard } from './StateCard'

const Column = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '24px', maxW: '800px' },
})

/** The own second factor: whether it is on, and how to switch it on or off. */
export function TwoFactorScreen() {
  const text = useText()
  const dispatch = useDispatch()
  const user = useSelector(selectUser)
  const { step, sending, refusal } = useSelector(selectTwoFactor)
  const setup = useShownSetup()
  const toggle = useRef<HTMLInputElement>(null)
  // The flow is outside React: what was begun ends with the screen.
  useEffect(() => () => void dispatch(twoFactorLeft()), [dispatch])
  if (!user) return null
  const settingUp = step?.name === 'starting' || step?.name === 'confirming' || step?.name === 'replaced'
  return (
    <>
      <PageHeading title={text('menu.twoFactor')} />
      <Column>
        <StateCard
          ref={toggle}
          on={user.totpEnabled || step?.name === 'enabled'}
          busy={step?.name === 'enabled'}
          settingUp={settingUp}
          onSwitch={(on) => dispatch(on ? setUpAsked() : disablingAsked())}
        />
        {settingUp && (
          <SetUpCard
            state={step}
            setup={setup}
            onAgain={() => dispatch(setUpAsked())}
            busy={sending}
            refusal={refusal}
            onCode={(code) => dispatch(setUpCodeGiven(code))}
            onCancel={() => {
              // The focus would go with the button.
              toggle.current?.focus()
              dispatch(twoFactorLeft())
            }}
          />
        )}
      </Column>
      {step?.name === 'disabling' && (
        <ConfirmDialog
          title={text('twoFactor.disableTitle')}
          confirm={text('twoFactor.disable')}
          danger
          busy={sending}
          refusal={refusal}
          otherwise="common.failedToUpdate"
          onConfirm={() => dispatch(disablingConfirmed())}
          onClose={() => dispatch(twoFactorLeft())}
        >
          {text('confirm.continue')} {text('twoFactor.disableText')}
        </ConfirmDialog>
      )}
    </>
  )
}
