import { chakra } from '@chakra-ui/react'

const Ground = chakra('div', { base: { minH: '100dvh', bg: 'bg' } })

/** The bare ground, while nothing may be said yet: who is signed in, or which organization it will be. */
export function Neutral() {
  return <Ground aria-busy="true" />
}
