import { useSelector } from 'react-redux'
import { Outlet, useLocation } from 'react-router-dom'
import { ButtonLink } from '../kit/navigation/ButtonLink'
import { mayOpen, pageAt, pages } from '../kit/navigation/pages'
import { useTitle } from '../kit/navigation/useTitle'
import { PageMessage } from '../kit/page/PageMessage'
import { paths } from '../paths'
import { selectUser } from '../session/state'
import { useText } from '../texts'

/** Round every page: whoever may not open it gets the forbidden page, and nothing is read; else its title. */
export function PageGate() {
  const user = useSelector(selectUser)
  const page = pageAt(useLocation().pathname)
  const isOpen = page && mayOpen(page, user)
  useTitle(isOpen ? pages[page].title : 'title.forbidden')
  return isOpen ? <Outlet /> : <ForbiddenMessage />
}

/** What stands in place of a screen that role or permission do not allow. */
export function ForbiddenMessage() {
  const text = useText()
  useTitle('title.forbidden')
  return (
    <PageMessage
      icon="lock"
      title={text('page.forbidden')}
      text={text('page.forbiddenText')}
      actions={
        <ButtonLink kind="primary" to={paths.home}>
          {text('page.backHome')}
        </ButtonLink>
      }
    />
  )
}
