import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { Organization } from '../../../api'
import { DraftOffer, FormFields, RefusalBanner } from '../../../kit/form/DrawerForm'
import { LinkFields } from '../../../domain/organization-links/LinkFields'
import { useNewLink } from '../../../domain/organization-links/useNewLink'
import { useText } from '../../../texts'
import { Button } from '../../../ui/Button'
import { Panel } from '../../../kit/dialog/Panel'
import { LinkedCompanies } from './LinkedCompanies'

const Parts = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    '& > h3': { textStyle: 'md', fontWeight: 'bold' },
  },
})
const About = chakra('p', { base: { fontWeight: 'bold', overflowWrap: 'anywhere' } })
const Send = chakra('div', { base: { display: 'flex', justifyContent: 'flex-end' } })

type Props = { organization: Organization; onClose: () => void }

/** The companies that an organization is linked to, and the form that links a further one. */
export function LinkedCompaniesDrawer({ organization, onClose }: Props) {
  const text = useText()
  // Each new link gets an empty form.
  const [links, setLinks] = useState(0)
  return (
    <Panel size="medium" title={text('organizations.linkTitle')} onClose={onClose}>
      <Parts>
        <About>{organization.name}</About>
        <LinkedCompanies organization={organization} />
        <h3>{text('organizations.newLink')}</h3>
        <NewLinkForm key={links} organization={organization} onDone={() => setLinks(links + 1)} />
      </Parts>
    </Panel>
  )
}

function NewLinkForm({
  organization: { id, name },
  onDone,
}: {
  organization: Organization
  onDone: () => void
}) {
  const text = useText()
  const formId = useId()
  const { form, failure } = useNewLink({ organization: [{ value: id, label: name }] }, onDone)
  return (
    <FormFields id={formId} {...form.props}>
      <RefusalBanner {...failure} />
      <DraftOffer offer={form.offer} />
      <LinkFields form={form} />
      <Send>
        <Button kind="primary" type="submit" loading={form.busy}>
          {text('organizations.linkIt')}
        </Button>
      </Send>
    </FormFields>
  )
}
