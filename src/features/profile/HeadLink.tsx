import { chakra } from '@chakra-ui/react'
import { Link } from '../../kit/navigation/Link'

/** A link in the head of a card, whose height it keeps. */
export const HeadLink = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', minH: 'var(--control)', my: '-4px' },
})
