import { chakra } from '@chakra-ui/react'
import { CopyButton } from '../../kit/CopyButton'
import { JsonBlock } from '../../kit/json/JsonBlock'
import { useText } from '../../texts'
import { Card } from '../../ui/Card'
import { Definitions } from '../../ui/Definitions'
import { Tag } from '../../ui/Tag'

const METHOD = 'POST'

const Parts = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    '& h3': { mb: '8px' },
    '& > p': { color: 'fg.muted' },
  },
})
const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    '& > code': { flex: '0 1 auto', minW: 0, overflowWrap: 'anywhere' },
  },
})

/** How a program signs in. The person's own key does not stand here: whoever looks on would have it. */
export function DocumentationCard({ endpoint, userName }: { endpoint: string; userName: string }) {
  const text = useText()
  const body = { username: userName, apiKey: text('apiAccount.keyPlace') }
  const answer = { success: true, result: { token: text('apiAccount.tokenPlace') } }
  return (
    <Card title={text('apiAccount.login')}>
      <Parts>
        <p>{text('apiAccount.loginText')}</p>
        <section>
          <h3>{text('apiAccount.request')}</h3>
          <Line>
            <Tag tone="strong">{METHOD}</Tag>
            <code translate="no">{endpoint}</code>
            <CopyButton
              label={text('common.copyOf', { what: text('apiAccount.request') })}
              read={() => `${METHOD} ${endpoint}`}
            />
          </Line>
        </section>
        <section>
          <h3>{text('apiAccount.body')}</h3>
          <JsonBlock label={text('apiAccount.body')} value={body} />
        </section>
        <Definitions
          items={[
            { term: 'username', value: text('apiAccount.userNameText') },
            { term: 'apiKey', value: text('apiAccount.apiKeyText') },
          ]}
        />
        <section>
          <h3>{text('apiAccount.answer')}</h3>
          <JsonBlock label={text('apiAccount.answer')} value={answer} />
        </section>
      </Parts>
    </Card>
  )
}
