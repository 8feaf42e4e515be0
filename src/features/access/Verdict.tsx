import { chakra } from '@chakra-ui/react'
import { operations, type OperationId } from '../../api'
import { useText, type Translate } from '../../texts'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { Definitions } from '../../ui/Definitions'
import { useActs } from './acts'
import { evaluate, type Held, type Source, type Verdict } from './evaluate'
import { useKnown, type Look } from './useKnown'

const Answer = chakra('div', { base: { display: 'grid', gap: '16px' } })

type Props = { person: string; orgId: string; operation: OperationId | undefined }

/** Yes or no, and through what. */
export function VerdictOf({ person, orgId, operation }: Props) {
  const text = useText()
  const look = useKnown(operation ? person : '', orgId)
  if (!operation || look.name === 'nobody') return <Banner tone="info">{text('evaluate.ask')}</Banner>
  if (look.name !== 'known') return <Unknown look={look} />
  const { roles } = look.known
  const verdict = evaluate(operations[operation].access, look.known)
  return (
    <Answer>
      <Sentence verdict={verdict} operation={operation} person={person} />
      <Definitions
        items={[
          {
            term: text('evaluate.roles'),
            value: roles.map((role) => text(`role.${role}`)).join(', ') || text('common.none'),
          },
          ...(verdict.name === 'yes' ? verdict.through : []).map((held) => ({
            term: held.permission,
            value: through(text, held),
          })),
        ]}
      />
    </Answer>
  )
}

function Unknown({ look }: { look: Exclude<Look, { name: 'known' | 'nobody' }> }) {
  const text = useText()
  if (look.name !== 'failed')
    return (
      <Banner tone="info">{text(look.name === 'looking' ? 'common.loading' : 'evaluate.stranger')}</Banner>
    )
  return (
    <Banner
      tone="warning"
      action={
        <Button icon="refresh" onClick={look.again}>
          {text('common.tryAgain')}
        </Button>
      }
    >
      {text('common.couldNotLoad')}
    </Banner>
  )
}

type SentenceProps = { verdict: Verdict; operation: OperationId; person: string }

function Sentence({ verdict, operation, person }: SentenceProps) {
  const text = useText()
  const { actOf } = useActs()
  const said = { act: actOf(operation), person }
  if (verdict.name === 'everybody') return <Banner tone="success">{text('evaluate.everybody', said)}</Banner>
  if (verdict.name === 'yes') {
    const role = verdict.role && text(`role.${verdict.role}`)
    return (
      <Banner tone="success">
        {role ? text('evaluate.yesRole', { ...said, role }) : text('evaluate.yes', said)}
      </Banner>
    )
  }
  if (verdict.name === 'role') {
    const roles = verdict.roles.map((role) => text(`role.${role}`)).join(', ')
    return <Banner tone="warning">{text('evaluate.noRole', { ...said, roles })}</Banner>
  }
  const permissions = verdict.permissions.join(', ')
  return (
    <Banner tone="warning">
      {text(verdict.isCertain ? 'evaluate.no' : 'evaluate.noAsTold', { ...said, permissions })}
    </Banner>
  )
}

const through = (text: Translate, { sources }: Held): string =>
  sources.map((source) => sourceOf(text, source)).join('; ')

function sourceOf(text: Translate, source: Source): string {
  if (source.kind === 'group') return text('evaluate.byGroup', { name: source.name })
  return text(source.kind === 'grant' ? 'evaluate.byGrant' : 'evaluate.bySession')
}
