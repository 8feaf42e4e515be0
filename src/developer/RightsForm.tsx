import { Button } from '../ui/Button'
import { Column, Note, Row, Wrong } from './parts'
import { chooseRights, type DoorState, type Rights } from './requests'
import { useAct } from './useAsked'
import { useRights } from './useRights'

type Props = { rights: Rights | undefined; onState: (state: DoorState) => void }

const usual: Rights = { roles: ['USER', 'ADMIN', 'SUPER_ADMIN'], permissions: [] }

/** Over Prism: the role and the permissions that the current user has. */
export function RightsForm({ rights, onState }: Props) {
  const typed = useRights(rights ?? usual)
  const { wrong, act } = useAct()
  const choose = (next: Rights | undefined) =>
    act(async () => {
      onState(await chooseRights(next))
      location.reload()
    })
  return (
    <Column>
      <Note>The current user is that of the first example, with these rights.</Note>
      {typed.fields}
      <Row>
        <Button kind="primary" onClick={() => void choose(typed.rights())}>
          Use these rights
        </Button>
        {rights && <Button onClick={() => void choose(undefined)}>Those of the example</Button>}
      </Row>
      <Wrong>{wrong}</Wrong>
    </Column>
  )
}
