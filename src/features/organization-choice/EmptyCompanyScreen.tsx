import { chakra } from '@chakra-ui/react'
import { Navigate, useLocation } from 'react-router-dom'
import { useListOwnOrganizationsQuery } from '../../api'
import { useOpened } from '../../kit/navigation/useOpened'
import { paths } from '../../paths'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Icon } from '../../ui/Icon'
import { ChoiceFrame } from './ChoiceFrame'
import { SignInLink } from './OtherAccountLink'
import { OwnOrganizationDrawer } from './OwnOrganizationDrawer'

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '16px',
    maxW: '440px',
    mx: 'auto',
    py: '64px',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
})
const Picture = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '48px',
    borderRadius: 'l3',
    bg: 'bg.emphasized',
    color: 'fg.muted',
  },
})
const Line = chakra('p', { base: { color: 'fg.muted' } })

/** /companies/empty: for a person without any organization. */
export function EmptyCompanyScreen() {
  const text = useText()
  const { search } = useLocation()
  const { data, isError, refetch } = useListOwnOrganizationsQuery()
  const { opened, open, close } = useOpened(['create'])
  // Not before the drawer has left the address.
  if (!opened && data && data.results.length > 0)
    return <Navigate replace to={paths.selectOrganization + search} />
  return (
    <ChoiceFrame>
      {isError && !data ? (
        <EmptyState
          icon="error-circle"
          title={text('common.couldNotLoad')}
          action={<Button onClick={() => void refetch()}>{text('common.tryAgain')}</Button>}
        />
      ) : (
        data && (
          <Root>
            <Picture>
              <Icon name="building" />
            </Picture>
            <h1 tabIndex={-1}>{text('empty.title')}</h1>
            <Line>{text('empty.text')}</Line>
            <Button kind="primary" icon="plus" onClick={() => open('create')}>
              {text('ownOrganization.create')}
            </Button>
            <SignInLink>{text('empty.toSignIn')}</SignInLink>
          </Root>
        )
      )}
      {opened && <OwnOrganizationDrawer onClose={close} />}
    </ChoiceFrame>
  )
}
