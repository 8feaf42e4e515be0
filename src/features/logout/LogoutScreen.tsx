import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import type { Dialogue } from '../../flows/dialogue'
import { ButtonLink } from '../../kit/navigation/ButtonLink'
import { FullPage } from '../../kit/page/FullPage'
import { useTitle } from '../../kit/navigation/useTitle'
import { paths } from '../../paths'
import { useText } from '../../texts'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { Spinner } from '../../ui/Spinner'
import { logoutAsked, type LogoutStep } from './state'

const Column = chakra('div', {
  base: {
    display: 'grid',
    gap: '24px',
    w: '100%',
    maxW: '400px',
    mx: 'auto',
    '& > h1': { textAlign: 'center' },
  },
})
const Running = chakra('p', {
  base: { display: 'flex', justifyContent: 'center', alignItems: 'center', gap: '12px', color: 'fg.muted' },
})
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' },
})

type State = { readonly logout: Dialogue<LogoutStep> }

/** /logout: signs out by being opened. */
export function LogoutScreen() {
  const text = useText()
  useTitle('title.logout')
  const refusal = useSelector(({ logout }: State) => logout.refusal)
  const said = refusal?.said === text('logout.failed') ? undefined : refusal?.said
  const dispatch = useDispatch()
  const [query] = useSearchParams()
  const ask = () =>
    void dispatch(logoutAsked({ allDevices: query.get('signoutall') === 'true', url: query.get('url') }))
  const hasBegun = useRef(false)
  // The session is outside React; StrictMode runs this twice, and it must be told once.
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    ask()
  })
  return (
    <FullPage brand={text('common.brand')}>
      <Column>
        <h1>{text('title.logout')}</h1>
        {refusal ? (
          <>
            <Banner tone="danger">
              <b>{text('logout.failed')}</b>
              {said && <p>{said}</p>}
            </Banner>
            <Actions>
              <ButtonLink to={paths.signIn}>{text('logout.toSignIn')}</ButtonLink>
              <Button kind="primary" onClick={ask}>
                {text('logout.again')}
              </Button>
            </Actions>
          </>
        ) : (
          <Running role="status">
            <Spinner />
            {text('logout.running')}
          </Running>
        )}
      </Column>
    </FullPage>
  )
}
