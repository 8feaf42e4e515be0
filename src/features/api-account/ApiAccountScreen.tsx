import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { apiLoginAddress, readOwnApiKey, type CurrentUser } from '../../api'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'
import { atWide } from '../../ui/breakpoints'
import { Button } from '../../ui/Button'
import { PageHeading } from '../../ui/PageHeading'
import { AccessCard } from './AccessCard'
import { CredentialsCard } from './CredentialsCard'
import { AccessChangeDialog } from './AccessChangeDialog'
import { DocumentationCard } from './DocumentationCard'
import { changeBegun, changeLeft, selectApiAccount } from './state'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [atWide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    gap: '24px',
    alignItems: 'start',
  },
})
const Column = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '24px', minW: 0 } })

/** The own access by API: whether it is on, its credentials, and how to sign in with them. */
export function ApiAccountScreen() {
  const user = useSelector(selectUser)
  return user && <ApiAccount user={user} />
}

function ApiAccount({ user }: { user: CurrentUser }) {
  const text = useText()
  const dispatch = useDispatch()
  const state = useSelector(selectApiAccount)
  // The flow is outside React: its question ends with the screen.
  useEffect(() => () => void dispatch(changeLeft()), [dispatch])
  const busy = state.name !== 'open' && state.name !== 'asking'
  const changing = state.name === 'leaving' || (state.name === 'sending' && state.change.name === 'newKey')
  return (
    <>
      <PageHeading
        title={text('menu.apiAccount')}
        action={
          <Button icon="key" loading={changing} onClick={() => dispatch(changeBegun({ name: 'newKey' }))}>
            {text('apiAccount.generate')}
          </Button>
        }
      />
      <Columns>
        <Column>
          <AccessCard
            on={!user.disabledApiAccess}
            busy={busy}
            onSwitch={(on) => dispatch(changeBegun({ name: 'access', disabled: !on }))}
          />
          <CredentialsCard endpoint={apiLoginAddress()} user={user} readKey={readOwnApiKey} />
        </Column>
        <DocumentationCard endpoint={apiLoginAddress()} userName={user.id} />
      </Columns>
      <AccessChangeDialog />
    </>
  )
}
