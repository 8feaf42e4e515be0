import { chakra } from '@chakra-ui/react'
import type { OperationId } from '../../api'
import { useText } from '../../texts'
import { WithTexts } from './texts'
import { namesOf, useWhy } from './useWhy'

const Line = chakra('span', { base: { display: 'block', mt: '4px' } })

/** Below the words of a tooltip that says what is missing: how one gets it, and of whom. */
export function Explanation({ operation }: { operation: OperationId }) {
  return (
    <WithTexts>
      <Lines operation={operation} />
    </WithTexts>
  )
}

function Lines({ operation }: { operation: OperationId }) {
  const text = useText()
  const { permissions, roles, missing, holders } = useWhy(operation)
  const { looking, groups, people = [] } = holders
  const roleNames = roles.map((role) => text(`role.${role}`)).join(', ')
  return (
    <>
      {permissions.length > 1 && <Line>{missing}</Line>}
      {roles.length > 0 && <Line>{text('why.roles', { roles: roleNames })}</Line>}
      {looking && <Line>{text('why.looking')}</Line>}
      {!looking && groups && (
        <Line>
          {groups.length === 0
            ? text('why.noGroup')
            : text('why.groups', {
                names: namesOf(
                  text,
                  groups.map(({ name }) => name),
                ),
                count: groups.length,
              })}
        </Line>
      )}
      {!looking && people.length > 0 && (
        <Line>{text('why.people', { names: namesOf(text, people), count: people.length })}</Line>
      )}
      <Line>{text('why.press')}</Line>
    </>
  )
}
