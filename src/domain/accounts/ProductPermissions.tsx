import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useText } from '../../texts'
import { Tag } from '../../ui/Tag'
import type { RowOverlayProps } from './AccountOverlays'
import { useProductPermissions } from './useProductPermissions'

const Root = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '8px' } })
const Head = chakra('h3', { base: { textStyle: 'sm', fontWeight: 'bold' } })
const Permissions = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    listStyle: 'none',
    // Their length is not ours.
    '& .tag': {
      height: 'auto',
      py: '4px',
      lineHeight: '16px',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
})

/** What the account may do in a sister product; nothing where that is not known (ACCOUNTS-80). */
export function ProductPermissions({ account: { id }, query }: Pick<RowOverlayProps, 'account' | 'query'>) {
  const text = useText()
  const headId = useId()
  const permissions = useProductPermissions(query)(id)
  if (permissions.length === 0) return null
  return (
    <Root aria-labelledby={headId}>
      <Head id={headId}>{text('accounts.productPermissions')}</Head>
      <Permissions>
        {permissions.map((permission) => (
          <li key={permission}>
            <Tag tone="outline">{permission}</Tag>
          </li>
        ))}
      </Permissions>
    </Root>
  )
}
