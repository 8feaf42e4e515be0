import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import type { CurrentUser } from '../../../api'
import { industryWords } from '../../../domain/organizations/industries'
import { useOpened } from '../../../kit/navigation/useOpened'
import { Website } from '../../../kit/navigation/Website'
import { selectUser } from '../../../session/state'
import { useText, type MessageId } from '../../../texts'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { Definitions } from '../../../ui/Definitions'
import { Tag } from '../../../ui/Tag'
import { InformationDrawer } from './InformationDrawer'
import { Logo } from './logo/Logo'

export type OwnOrganization = NonNullable<NonNullable<CurrentUser['orgCtx']>['organization']>

const Name = chakra('p', { base: { textStyle: 'xl', fontWeight: 'bold', overflowWrap: 'anywhere' } })
const Tags = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '8px', mt: '8px' } })

/** What is known of the organization that one works in; the current user carries it, no call of its own (call-notes 68). */
export function Information() {
  const text = useText()
  const orgCtx = useSelector(selectUser)?.orgCtx
  const { opened, open, close } = useOpened(['information'])
  if (!orgCtx) return null
  const organization: OwnOrganization = orgCtx.organization ?? { name: orgCtx.orgId }
  const { name, accountType, industry, imageLink, email, phone, address, website } = organization
  const items: readonly { term: MessageId; value: ReactNode }[] = [
    { term: 'organizationPage.email', value: email },
    { term: 'organizationPage.phone', value: phone },
    { term: 'organizationPage.address', value: address },
    { term: 'organizationPage.website', value: website && <Website address={website} /> },
  ]
  return (
    <>
      <Card
        title={text('organizationPage.information')}
        action={
          <Button icon="pencil" onClick={() => open('information')}>
            {text('organizationPage.updateInformation')}
          </Button>
        }
      >
        <Logo name={name} imageLink={imageLink}>
          <div>
            <Name>{name}</Name>
            <Tags>
              {accountType && <Tag tone="strong">{accountType}</Tag>}
              {industry && <Tag tone="outline">{industryWords(industry, text)}</Tag>}
            </Tags>
          </div>
        </Logo>
        <Definitions
          items={items.map(({ term, value }) => ({ term: text(term), value: value || text('common.none') }))}
        />
      </Card>
      {opened && <InformationDrawer orgId={orgCtx.orgId} organization={organization} onClose={close} />}
    </>
  )
}
