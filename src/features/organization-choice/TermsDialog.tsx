import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { Refusal } from '../../api'
import { Html, Reading } from '../../domain/terms/Html'
import { RefusalBanner } from '../../kit/form/DrawerForm'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { Dialog } from '../../ui/Dialog'
import { SignInLink } from './OtherAccountLink'
import { PrivacyLink } from './PrivacyLink'

const Below = chakra('div', {
  base: { display: 'grid', gap: '16px', mt: '16px', _empty: { display: 'none' } },
})
const Ways = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 24px',
    color: 'brand.fg',
  },
})
const Answer = chakra('div', { base: { me: 'auto', display: 'flex', alignItems: 'center' } })

type Props = {
  title: string
  html: string
  /** Another one has changed terms, to be read and agreed to anew. */
  reading?: number | undefined
  sending: boolean
  refusal: Refusal | undefined
  onAgree: () => void
  /** The terms can be left without an answer; the platform's cannot, there one signs in as somebody else. */
  onClose?: (() => void) | undefined
}

/** Terms to read and agree to before anything is selected. */
export function TermsDialog({ title, html, reading = 0, sending, refusal, onAgree, onClose }: Props) {
  const text = useText()
  const [agreedTo, setAgreedTo] = useState<number>()
  const agreed = agreedTo === reading
  const region = useRef<HTMLDivElement>(null)
  // While the agreement is on its way there is nothing to take back.
  const dismissal = onClose
    ? { onClose: () => void (sending || onClose()), closeLabel: text('common.close') }
    : { onClose: undefined }
  return (
    <Dialog
      open
      {...dismissal}
      title={title}
      width={640}
      initialFocus={region}
      actions={
        <>
          <Answer>
            <Checkbox
              name="agree"
              label={text('terms.agree')}
              checked={agreed}
              onChange={(ticked) => setAgreedTo(ticked ? reading : undefined)}
            />
          </Answer>
          <Button
            kind="primary"
            loading={sending}
            disabledReason={agreed ? undefined : text('terms.agreeFirst')}
            onClick={onAgree}
          >
            {text('terms.continue')}
          </Button>
        </>
      }
    >
      <Reading key={reading} ref={region} role="region" aria-label={title} tabIndex={0}>
        <Html html={html} />
      </Reading>
      <Below>
        {!onClose && (
          <Ways>
            <PrivacyLink />
            <SignInLink>{text('organizationChoice.otherAccount')}</SignInLink>
          </Ways>
        )}
        <RefusalBanner refusal={refusal} otherwise="common.somethingWasWrong" />
      </Below>
    </Dialog>
  )
}
