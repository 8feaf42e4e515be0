import { chakra } from '@chakra-ui/react'

const Bone = chakra('span', {
  base: { display: 'block', maxW: '100%', borderRadius: 'full', bg: 'bg.emphasized' },
})

/** A bar in the place of what is loading; the region around it says that it is busy. */
export function Skeleton({ width = '100%', height = '8px' }: { width?: string; height?: string }) {
  return <Bone className="breathe" w={width} h={height} aria-hidden="true" />
}
