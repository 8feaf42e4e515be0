import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { config } from '../../config'
import { PolicyDialog } from '../../domain/terms/PolicyDialog'
import { useText } from '../../texts'
import { touch } from '../../ui/recipes'

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  color: 'inherit',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'underline' },
  [touch]: { minH: '44px' },
} as const
const Anchor = chakra('a', { base: look })
const Press = chakra('button', { base: look })

/** To the privacy policy: its own address in a new tab where one is configured, else its text in a dialog. */
export function PrivacyLink() {
  const text = useText()
  const [open, setOpen] = useState(false)
  const { policyUrl } = config()
  if (policyUrl)
    return (
      <Anchor href={policyUrl} target="_blank" rel="noopener noreferrer">
        {text('common.privacyPolicy')}
      </Anchor>
    )
  return (
    <>
      <Press type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text('common.privacyPolicy')}
      </Press>
      {open && <PolicyDialog onClose={() => setOpen(false)} />}
    </>
  )
}
