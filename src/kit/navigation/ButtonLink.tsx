import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { useText } from '../../texts'
import { Icon } from '../../ui/Icon'
import { button } from '../../ui/recipes'
import { VisuallyHidden } from '../../ui/Visually'
import { Link } from './Link'

const Inside = chakra(Link, button)
const Outside = chakra('a', button)

const looks = { primary: { variant: 'solid' }, plain: { variant: 'outline' } } as const
type Kind = { kind?: keyof typeof looks }

/** A way inside the console that looks like a button. */
export function ButtonLink({ kind = 'plain', ...rest }: Kind & ComponentProps<typeof Link>) {
  return <Inside {...rest} {...looks[kind]} colorPalette="brand" _hover={{ textDecoration: 'none' }} />
}

/** The same to an address outside: web pages open in a new tab, mail in its program. */
export function OutsideButtonLink({
  kind = 'plain',
  href,
  children,
}: Kind & ComponentProps<'a'> & { href: string }) {
  const text = useText()
  const isPage = !href.startsWith('mailto:')
  return (
    <Outside
      href={href}
      {...looks[kind]}
      colorPalette="brand"
      _hover={{ textDecoration: 'none' }}
      {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {isPage && (
        <>
          <Icon name="external" size={16} />
          <VisuallyHidden>{text('help.newTab')}</VisuallyHidden>
        </>
      )}
    </Outside>
  )
}
