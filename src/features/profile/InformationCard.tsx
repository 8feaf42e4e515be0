import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { CurrentUser } from '../../api'
import { useText, type MessageId } from '../../texts'
import { Card } from '../../ui/Card'
import { Definitions } from '../../ui/Definitions'
import { Skeleton } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'
import { VisuallyHidden } from '../../ui/Visually'

const Tags = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    '& > li': { display: 'flex', minW: 0, maxW: '100%' },
  },
})
const Coming = chakra('div', { base: { display: 'flex', alignItems: 'center', h: '24px' } })

type Props = {
  user: CurrentUser
  /** Names of permission groups. */
  groups: readonly string[] | 'loading' | 'failed'
}

/** What is known of the person, with roles and permissions in the chosen organization. */
export function InformationCard({ user, groups }: Props) {
  const text = useText()
  const none = text('common.none')
  const roles = user.orgCtx?.roles ?? []
  const items: readonly { term: MessageId; value: ReactNode }[] = [
    { term: 'profile.email', value: user.id },
    { term: 'profile.phone', value: user.phone || none },
    { term: 'profile.address', value: user.address || none },
    {
      term: 'profile.roles',
      value:
        roles.length > 0 ? <TagList tone="strong" words={roles.map((role) => text(`role.${role}`))} /> : none,
    },
    {
      term: 'profile.permissions',
      value:
        groups === 'loading' ? (
          <Coming aria-busy>
            <Skeleton width="160px" />
            <VisuallyHidden>{text('common.loading')}</VisuallyHidden>
          </Coming>
        ) : groups === 'failed' ? (
          text('common.couldNotLoad')
        ) : groups.length > 0 ? (
          <TagList tone="outline" words={groups} />
        ) : (
          none
        ),
    },
  ]
  return (
    <Card title={text('profile.information')}>
      <Definitions items={items.map(({ term, value }) => ({ term: text(term), value }))} />
    </Card>
  )
}

function TagList({ tone, words }: { tone: 'strong' | 'outline'; words: readonly string[] }) {
  return (
    <Tags>
      {words.map((word, index) => (
        <li key={index}>
          <Tag tone={tone}>{word}</Tag>
        </li>
      ))}
    </Tags>
  )
}
