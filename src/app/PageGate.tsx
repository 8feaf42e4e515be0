import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { opened } from '../flows/navigation'
import { asking } from '../kit/access/asking'
import { rolesAmong } from '../kit/access/ways'
import { ButtonLink } from '../kit/navigation/ButtonLink'
import { ours } from '../kit/navigation/closing'
import { mayOpen, pageAt, pages, type PagePath } from '../kit/navigation/pages'
import { useTitle } from '../kit/navigation/useTitle'
import { PageMessage } from '../kit/page/PageMessage'
import { paths } from '../paths'
import { selectUser } from '../session/state'
import { useText, type Translate } from '../texts'

/**
 * Round every page: whoever may not open it gets the forbidden page, and nothing is read; else its title. A page that was
 * open when the right to it went stays until it is left, with what is typed there: refused is what it reads then.
 */
export function PageGate() {
  const user = useSelector(selectUser)
  const { pathname } = useLocation()
  const page = pageAt(pathname)
  const [wasOpen, setWasOpen] = useState<string>()
  const may = page !== undefined && mayOpen(page, user)
  const now = may || wasOpen === pathname ? pathname : undefined
  if (wasOpen !== now) setWasOpen(now)
  const isOpen = page && now !== undefined
  useTitle(isOpen ? pages[page].title : 'title.forbidden')
  return isOpen ? <Outlet /> : <ForbiddenMessage />
}

/** What stands in place of a screen that role or permission do not allow. */
export function ForbiddenMessage() {
  const text = useText()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const user = useSelector(selectUser)
  useTitle('title.forbidden')
  const page = pageAt(pathname)
  const label = page ? text(pages[page].label) : pathname
  // Refused by the server though it is open to the person: nobody knows what is missing.
  const needed = page && !mayOpen(page, user) ? neededFor(page, text) : undefined
  const description = [
    text('access.askPage', { page: label, address: pathname }),
    ...(needed ? [text('access.askMissing', { missing: needed.short })] : []),
  ].join('\n')
  const there = new URLSearchParams(query)
  there.set(opened.name, 'support')
  return (
    <PageMessage
      icon="lock"
      title={text('page.forbidden')}
      text={[text('page.forbiddenText'), needed && text(needed.id, needed.values)].filter(Boolean).join(' ')}
      actions={
        <>
          <ButtonLink kind="primary" to={paths.home}>
            {text('page.backHome')}
          </ButtonLink>
          <ButtonLink
            to={`${pathname}?${there.toString()}`}
            state={{
              ...ours,
              ...asking({ subject: text('access.askSubject', { what: label }), description }),
            }}
          >
            {text('access.ask')}
          </ButtonLink>
        </>
      }
    />
  )
}

/** Who opens a page, in words: one of its roles, or one of its permissions. */
function neededFor(page: PagePath, text: Translate) {
  const any = pages[page].access ?? []
  const roles = rolesAmong(any.flatMap((clause) => clause.roles ?? [])).map((role) => text(`role.${role}`))
  const permissions = any.flatMap((clause) => (clause.roles ? [] : (clause.permissions ?? [])))
  return {
    id: permissions.length > 0 ? ('access.rolesOr' as const) : ('access.roles' as const),
    values: { roles: roles.join(', '), permissions: permissions.join(', ') },
    short: [...roles, ...permissions].join(', '),
  }
}
