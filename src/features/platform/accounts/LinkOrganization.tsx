import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { array, object, string, type ObjectSchema } from 'yup'
import type { Account } from '../../../api'
import { OrganizationPicker } from '../../../domain/organizations/OrganizationPicker'
import { RefusalBanner } from '../../../kit/form/DrawerForm'
import { message, useForm } from '../../../kit/form/form'
import { useText } from '../../../texts'
import { timings } from '../../../timings'
import { Button } from '../../../ui/Button'
import { useAssignment } from './useAssignment'

type NewCompany = { organization: { value: string; label: string }[] }

const none: NewCompany = { organization: [] }
const schema: ObjectSchema<NewCompany> = object({
  organization: array()
    .of(object({ value: string().defined(), label: string().defined() }))
    .min(1, message('companies.selectCompany'))
    .defined(),
})

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '8px' } })
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '8px 16px',
    '& > :first-child': { flex: { base: '1 1 100%', sm: '1 1 160px' }, minW: 0 },
    // Beside the control, whose label is above it.
    '& > button': { mt: { sm: '28px' } },
  },
})

/** Brings the person into a further organization, as a user; each time with an empty form. */
export function LinkOrganization({ account }: { account: Account }) {
  const [links, setLinks] = useState(0)
  return <LinkForm key={links} account={account} onDone={() => setLinks(links + 1)} />
}

function LinkForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const text = useText()
  const change = useAssignment(account, { onDone })
  const form = useForm({
    initial: none,
    schema,
    busy: change.busy,
    onSend: ({ organization }) =>
      change.send({
        organizationAssignment: { email: account.id, orgId: organization[0]?.value ?? '', roles: ['USER'] },
      }),
  })
  return (
    <Form {...form.props} aria-label={text('companies.linkOrganization')}>
      {!form.busy && <RefusalBanner {...change.failure} />}
      <Line>
        <OrganizationPicker
          {...form.field('organization')}
          label={text('companies.linkOrganization')}
          placeholder={text('companies.chooseOrganization')}
          help={text('companies.linkHelp')}
          pause={timings.organizationSearchPause}
          onChange={(chosen) =>
            form.field('organization').onChange(chosen.map(({ value, label }) => ({ value, label })))
          }
        />
        <Button type="submit" icon="link" loading={form.busy}>
          {text('companies.link')}
        </Button>
      </Line>
    </Form>
  )
}
