import { chakra } from '@chakra-ui/react'
import type { Organization } from '../../../api'
import { RecordJson } from '../../../kit/json/Json'
import type { ListQuery } from '../../../kit/list/listView'
import { useText } from '../../../texts'
import { Button } from '../../../ui/Button'
import type { OverlayName, Rules } from './actions'
import { LinkedCompanies } from './LinkedCompanies'

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '16px' } })
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    // The button goes below a name that needs the place.
    '& > h3': { flex: '1 1 224px', minW: 0, fontWeight: 'bold', overflowWrap: 'anywhere' },
  },
})

type Props = {
  organization: Organization
  /** What has read it. */
  query: ListQuery<Organization>
  rules: Rules
  onOpen: (name: OverlayName, id: string) => void
}

/** Below an open row: the companies that are linked to the organization, and all that is known of it. */
export function RowDetail({ organization, query, rules, onOpen }: Props) {
  const text = useText()
  const { id, name } = organization
  return (
    <Parts>
      <Head>
        <h3>{text('organizations.linksOf', { name })}</h3>
        {rules.has('links') && (
          <Button
            size="sm"
            icon="plus"
            disabledReason={rules.reason('links')}
            onClick={() => onOpen('links', id)}
          >
            {text('organizations.addLink')}
          </Button>
        )}
      </Head>
      <LinkedCompanies organization={organization} />
      <RecordJson label={text('organizations.jsonOf', { name })} record={organization} query={query} />
    </Parts>
  )
}
