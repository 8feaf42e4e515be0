import { ButtonLink } from '../kit/navigation/ButtonLink'
import { PageMessage } from '../kit/page/PageMessage'
import { useTitle } from '../kit/navigation/useTitle'
import { paths } from '../paths'
import { useText } from '../texts'
import { Shell } from './shell/Shell'

/** A screen that role or permission do not allow. */
export const Forbidden = () => (
  <Shell>
    <ForbiddenMessage />
  </Shell>
)

/** The same where the shell stands already. */
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
