import { ButtonLink } from '../kit/navigation/ButtonLink'
import { PageMessage } from '../kit/page/PageMessage'
import { useTitle } from '../kit/navigation/useTitle'
import { paths } from '../paths'
import { useText } from '../texts'

/** In place of every screen that works in an organization, while none is chosen. */
export function NoOrganization() {
  const text = useText()
  useTitle('page.noOrganization')
  return (
    <PageMessage
      icon="building"
      title={text('page.noOrganization')}
      text={text('page.noOrganizationText')}
      actions={
        <ButtonLink kind="primary" to={paths.selectOrganization}>
          {text('page.chooseOrganization')}
        </ButtonLink>
      }
    />
  )
}
