import { chakra } from '@chakra-ui/react'
import { useText } from '../../../texts'
import { Banner } from '../../../ui/Banner'
import { Button } from '../../../ui/Button'
import type { Held } from './useHeld'

const List = chakra('ul', {
  base: {
    mt: '8px',
    overflowWrap: 'anywhere',
    '& > li': { py: '8px' },
    '& > li + li': { borderTop: '1px solid var(--line)' },
    '& b': { display: 'block' },
    '& span': { color: 'fg.muted' },
  },
})

export type Loss = { readonly userId: string; readonly held: Held; readonly lost: readonly string[] }

/** What each of the people would hold no longer; who loses nothing is named where everything is taken. */
export const lossesOf = (
  userIds: readonly string[],
  permissions: readonly string[],
  of: (userId: string) => Held,
): Loss[] =>
  userIds.map((userId) => {
    const held = of(userId)
    const lost = held.name === 'read' ? held.permissions.filter((each) => !permissions.includes(each)) : []
    return { userId, held, lost }
  })

type Props = {
  losses: readonly Loss[]
  /** Nothing is given instead. */
  all: boolean
  organization: string
  onTryAgain: () => void
}

/** Tells, person by person, what a grant takes away. */
export function Losses({ losses, all, organization, onTryAgain }: Props) {
  const text = useText()
  const told = losses.filter(({ held, lost }) => all || held.name === 'failed' || lost.length > 0)
  const failed = losses.some(({ held }) => held.name === 'failed')
  if (told.length === 0) return null
  return (
    <Banner tone="warning">
      <p>{text(all ? 'internalPermissions.losesAll' : 'internalPermissions.losesSome', { organization })}</p>
      <List aria-label={text('internalPermissions.losses')}>
        {told.map(({ userId, held, lost }) => (
          <li key={userId}>
            <b>{userId}</b>
            <span>{wordsOf(held, lost)}</span>
          </li>
        ))}
      </List>
      {failed && (
        <Button size="sm" icon="refresh" onClick={onTryAgain}>
          {text('common.tryAgain')}
        </Button>
      )}
    </Banner>
  )

  function wordsOf(held: Held, lost: readonly string[]): string {
    if (held.name === 'reading') return text('common.loading')
    if (held.name === 'failed') return text('common.couldNotLoad')
    return lost.length > 0 ? lost.join(', ') : text('internalPermissions.losesNothing')
  }
}
