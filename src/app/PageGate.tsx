import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Outlet, useLocation } from 'react-router-dom'
import { ButtonLink } from '../kit/navigation/ButtonLink'
import { mayOpen, pageAt, pages } from '../kit/navigation/pages'
import { useTitle } from '../kit/navigation/useTitle'
import { PageMessage } from '../kit/page/PageMessage'
import { paths } from '../paths'
import { selectUser } from '../session/state'
import { useText } from '../texts'

/**
 * Round every page: whoever may not open it gets the forbidden page, and nothing is read; else its title. A page that was
 * open when the right to it went stays until it is left, with what is typed there: refused is what it reads then.
 */
export function PageGate() {
  const user = useSelector(selectUser)
  const { pathname } = useLocation()
  const page = pageAt(pathname)
  const [opened, setOpened] = useState<string>()
  const may = page !== undefined && mayOpen(page, user)
  const now = may || opened === pathname ? pathname : undefined
  if (opened !== now) setOpened(now)
  const isOpen = page && now !== undefined
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
