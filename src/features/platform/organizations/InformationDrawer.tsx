import { chakra } from '@chakra-ui/react'
import type { Organization } from '../../../api'
import { dateTime } from '../../../kit/time/dates'
import { useRelativeTime } from '../../../kit/time/useRelativeTime'
import { Website } from '../../../kit/navigation/Website'
import { initials } from '../../../kit/initials'
import { useText } from '../../../texts'
import { Avatar } from '../../../ui/Avatar'
import { Definitions } from '../../../ui/Definitions'
import { Panel } from '../../../kit/dialog/Panel'
import { Tag } from '../../../ui/Tag'
import { industryLabels, phaseWords, labelOf } from './choices'

const Head = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '16px', mb: '24px' } })
const Names = chakra('div', {
  base: {
    flex: 1,
    minW: 0,
    overflowWrap: 'anywhere',
    // It stands in full below.
    '& > h3': { textStyle: 'md', fontWeight: 'bold', lineClamp: 3 },
  },
})
const Footer = chakra('p', { base: { mt: '24px', textStyle: 'xs', color: 'fg.muted' } })

type Props = { organization: Organization; onClose: () => void }

/** What is known of an organization, for reading. */
export function InformationDrawer({ organization, onClose }: Props) {
  const text = useText()
  const relativeTime = useRelativeTime()
  const none = text('common.none')
  const { name, code, accountType, industry, phase, website, createdAt, createdBy, imageLink } = organization
  const isEnterprise = accountType === 'Enterprise'
  return (
    <Panel size="medium" title={text('organizations.infoTitle')} onClose={onClose}>
      <Head>
        <Avatar initials={initials(name)} {...(imageLink && { src: imageLink })} shape="square" size={48} />
        <Names>
          <h3>{name}</h3>
          <code>{code || none}</code>
        </Names>
        <Tag tone={isEnterprise ? 'strong' : 'outline'}>
          {text(isEnterprise ? 'organizations.enterpriseBadge' : 'organizations.liteBadge')}
        </Tag>
      </Head>
      <Definitions
        items={[
          { term: text('organizations.name'), value: name },
          { term: text('organizations.code'), value: code || none },
          { term: text('organizations.accountType'), value: accountType || none },
          {
            term: text('organizations.industry'),
            value: industry ? labelOf(industryLabels, industry, text) : none,
          },
          { term: text('organizations.phase'), value: phase ? labelOf(phaseWords, phase, text) : none },
          { term: text('organizations.address'), value: organization.address || none },
          {
            term: text('organizations.website'),
            value: website ? <Website address={website} /> : none,
          },
          { term: text('organizations.phone'), value: organization.phone || none },
          { term: text('organizations.email'), value: organization.email || none },
        ]}
      />
      {createdAt !== undefined && (
        <Footer title={dateTime(createdAt)}>
          {text('organizations.createdLine', {
            time: relativeTime(createdAt),
            who: createdBy || none,
          })}
        </Footer>
      )}
    </Panel>
  )
}
