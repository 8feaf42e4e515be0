import { chakra } from '@chakra-ui/react'
import type { CurrentUser } from '../../api'
import { CopyButton } from '../../kit/CopyButton'
import { masked } from '../../kit/masked'
import { useText, type MessageId } from '../../texts'
import { Card } from '../../ui/Card'
import { Definitions } from '../../ui/Definitions'

const Value = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minH: 'var(--control-s)',
    my: '-6px',
    '& > code': { flex: '0 1 auto', minW: 0, overflowWrap: 'anywhere' },
  },
})

type Item = { term: MessageId; shown: string | undefined; read: () => string | Promise<string> }
type Props = {
  endpoint: string
  user: CurrentUser
  /** The whole key, when it is to be copied: what is known here is its beginning. */
  readKey: () => Promise<string>
}

/** What a program needs to sign in as this person. */
export function CredentialsCard({ endpoint, user, readKey }: Props) {
  const text = useText()
  const { id, cdpKey } = user
  const items: readonly Item[] = [
    { term: 'apiAccount.endpoint', shown: endpoint, read: () => endpoint },
    { term: 'apiAccount.userName', shown: id, read: () => id },
    { term: 'apiAccount.apiKey', shown: masked(user.apiKey), read: readKey },
    { term: 'apiAccount.cdpKey', shown: cdpKey || undefined, read: () => cdpKey ?? '' },
  ]
  return (
    <Card title={text('apiAccount.credentials')}>
      <Definitions
        items={items.map(({ term, shown, read }) => ({
          term: text(term),
          value:
            shown === undefined ? (
              text('common.none')
            ) : (
              <Value>
                <code translate="no">{shown}</code>
                <CopyButton label={text('common.copyOf', { what: text(term) })} read={read} />
              </Value>
            ),
        }))}
      />
    </Card>
  )
}
