import { useSelector } from 'react-redux'
import { ButtonLink } from '../kit/navigation/ButtonLink'
import { FullPage } from '../kit/page/FullPage'
import { PageMessage } from '../kit/page/PageMessage'
import { useTitle } from '../kit/navigation/useTitle'
import { paths } from '../paths'
import { selectSession } from '../session/state'
import { useText } from '../texts'
import { Arriving } from './Arriving'
import { Shell } from './shell/Shell'

/** An address that is no screen, for everybody: nobody is sent to /login from it. */
export function NotFound() {
  const text = useText()
  const session = useSelector(selectSession)
  useTitle('title.notFound')
  if (session.name === 'asking') return <Arriving />
  const message = (
    <PageMessage
      icon="search"
      title={text('page.notFound')}
      text={text('page.notFoundText')}
      actions={
        // Who is signed out is asked for again only by a fresh document.
        <ButtonLink kind="primary" to={paths.home} reloadDocument={session.name === 'signedOut'}>
          {text('page.backHome')}
        </ButtonLink>
      }
    />
  )
  return session.name === 'signedIn' && session.user.orgCtx ? (
    <Shell here="page.notFound">{message}</Shell>
  ) : (
    <FullPage brand={text('common.brand')}>{message}</FullPage>
  )
}
