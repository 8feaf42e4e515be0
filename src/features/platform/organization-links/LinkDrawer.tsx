import { DrawerForm } from '../../../kit/form/DrawerForm'
import { wideFrom, useLayout } from '../../../kit/layout'
import { LinkFields } from '../../../domain/organization-links/LinkFields'
import type { NewLink } from '../../../domain/organization-links/link'
import { useNewLink } from '../../../domain/organization-links/useNewLink'
import { useText } from '../../../texts'
import { breakpoints } from '../../../ui/breakpoints'

type Props = {
  /** What its fields begin with. */
  begun: Partial<NewLink>
  onClose: () => void
}

/** Links a company to an organization that is chosen in it. */
export function LinkDrawer({ begun, onClose }: Props) {
  const text = useText()
  // LINK-07; what is large depends on the layout.
  const isLargeAtLg = wideFrom[useLayout()] === breakpoints.lg
  const { form, failure } = useNewLink(begun, onClose)
  return (
    <DrawerForm
      title={text('organizationLinks.link')}
      size={{ sm: '80%', [isLargeAtLg ? 'lg' : 'wide']: '700px', xl: '400px' }}
      form={form}
      {...failure}
      onClose={onClose}
    >
      <LinkFields form={form} picks />
    </DrawerForm>
  )
}
