import { chakra } from '@chakra-ui/react'
import type { CurrentUser } from '../../api'
import { initials } from '../../kit/initials'
import { Avatar } from '../../ui/Avatar'
import { nameTip } from '../../ui/Tooltip'

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    p: '8px',
    mb: '16px',
    border: '1px solid var(--line)',
    borderRadius: 'l2',
  },
})
const Words = chakra('div', { base: { flex: 1, minW: 0 } })
// Isolated, so that a name written from right to left moves nothing beside it.
const Name = chakra('b', { base: { unicodeBidi: 'isolate' } })
const Small = chakra('span', { base: { mt: '2px', textStyle: 'xs', color: 'fg.muted' } })

/** The organization one is in. */
export function OrganizationBox({ context }: { context: NonNullable<CurrentUser['orgCtx']> }) {
  const { name = context.orgId, imageLink, website } = context.organization ?? {}
  return (
    <Root>
      <Avatar shape="square" size={40} initials={initials(name)} src={imageLink || undefined} />
      <Words>
        <Name className="two" {...nameTip(name)}>
          {name}
        </Name>
        {website && <Small className="cut">{website.replace(/^https?:\/\//, '')}</Small>}
      </Words>
    </Root>
  )
}
