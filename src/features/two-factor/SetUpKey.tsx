import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { TwoFactorSetup } from '../../api'
import { CopyButton } from '../../kit/CopyButton'
import { useText } from '../../texts'
import { Banner } from '../../ui/Banner'
import { inFours, pictureOf } from './picture'

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '24px', mt: '16px' },
})
// Cameras want it dark on light, whatever the theme.
const Picture = chakra('img', {
  base: {
    boxSize: '224px',
    p: '8px',
    bg: '#fff',
    border: '1px solid var(--line)',
    borderRadius: 'l2',
  },
})
const Typed = chakra('div', { base: { flex: '1 1 240px', minW: 0 } })
const Key = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    mt: '8px',
    '& > code': { textStyle: 'md', overflowWrap: 'anywhere' },
  },
})

/** The QR code to scan and its key to type: a secret, which lives only as long as this is shown. */
export function SetUpKey({ setup: { qrcode, secretKeys } }: { setup: TwoFactorSetup }) {
  const text = useText()
  const picture = pictureOf(qrcode)
  const [broken, setBroken] = useState(false)
  return (
    <Row>
      {picture && !broken ? (
        <Picture src={picture} alt={text('twoFactor.qr')} onError={() => setBroken(true)} />
      ) : (
        <Banner tone="warning">{text('twoFactor.noPicture')}</Banner>
      )}
      <Typed>
        <p>{text('twoFactor.keyText')}</p>
        <Key>
          <code translate="no">{inFours(secretKeys)}</code>
          <CopyButton label={text('twoFactor.copyKey')} read={() => secretKeys} />
        </Key>
      </Typed>
    </Row>
  )
}
