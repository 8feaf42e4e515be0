import { chakra } from '@chakra-ui/react'
import { ButtonLink } from '../../kit/navigation/ButtonLink'
import { paths } from '../../paths'
import { useText } from '../../texts'
import { Banner } from '../../ui/Banner'

const Root = chakra('div', { base: { mb: '24px' } })

/** Why the password must be changed, and the way to do it; until then no other page is shown. */
export function MustChangePassword({ reason }: { reason: string | undefined }) {
  const text = useText()
  const change = <ButtonLink to={paths.changePassword}>{text('menu.changePassword')}</ButtonLink>
  return (
    <Root>
      <Banner tone="warning" action={change}>
        {reason || text('profile.mustChangePassword')}
      </Banner>
    </Root>
  )
}
