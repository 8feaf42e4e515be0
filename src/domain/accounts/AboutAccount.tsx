import { chakra } from '@chakra-ui/react'
import type { Account } from '../../api'
import { initials } from '../../kit/initials'
import { Avatar } from '../../ui/Avatar'

const Head = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '16px' } })
const Names = chakra('div', {
  base: {
    flex: 1,
    minW: 0,
    overflowWrap: 'anywhere',
    '& > p:first-of-type': { fontWeight: 'bold', whiteSpace: 'pre-wrap' },
    '& > p + p': { color: 'fg.muted' },
  },
})

type Props = {
  account: Pick<Account, 'id' | 'name' | 'avatar'>
  organization?: string
}

/** Whose account it is, and in which organization. */
export function AboutAccount({ account: { id, name, avatar }, organization }: Props) {
  return (
    <Head>
      <Avatar initials={initials(name)} src={avatar} shape="round" size={40} />
      <Names>
        <p>{name}</p>
        <p translate="no">{id}</p>
        {organization && <p>{organization}</p>}
      </Names>
    </Head>
  )
}
