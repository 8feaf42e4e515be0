import { chakra } from '@chakra-ui/react'
import { serverNow } from '../../clock'
import { config } from '../../config'
import { useText } from '../../texts'

const Root = chakra('footer', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    justifyContent: 'space-between',
    gap: { base: '4px', md: '16px' },
    // Room for what floats there.
    pe: 'var(--float, 0px)',
    py: '16px',
    mt: '24px',
    textStyle: 'xs',
    color: 'fg.subtle',
  },
})

/** Copyright at the left, tagline at the right. */
export function Footer() {
  const text = useText()
  const { from, owner } = config().copyright
  const to = new Date(serverNow()).getFullYear()
  return (
    <Root>
      <span>{text('common.copyright', { from: String(from), to: String(to), owner })}</span>
      <span>{text('common.tagline')}</span>
    </Root>
  )
}
