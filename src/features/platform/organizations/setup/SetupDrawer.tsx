import { chakra } from '@chakra-ui/react'
import { useState, type ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { arriving } from '../../../../kit/arriving/arriving'
import { PartMeanwhile } from '../../../../kit/arriving/Instead'
import { CopyButton } from '../../../../kit/CopyButton'
import { SettingsContext } from '../../../../kit/form/SettingsForm'
import { initials } from '../../../../kit/initials'
import { useText } from '../../../../texts'
import { Avatar } from '../../../../ui/Avatar'
import { Panel } from '../../../../kit/dialog/Panel'
import { SetupContext } from './context'
import { pageIn, type PageName } from './menu'
import { SetupMenu } from './SetupMenu'

const page = (load: () => Promise<ComponentType>) => arriving(load, PartMeanwhile)

const pages: Readonly<Record<PageName, ComponentType>> = {
  general: page(() => import('./General').then((part) => part.General)),
  'permission-group': page(() => import('./PermissionGroups').then((part) => part.PermissionGroups)),
  'web-tagging': page(() => import('./WebTagging').then((part) => part.WebTagging)),
  'model-storage': page(() => import('./ModelStorage').then((part) => part.ModelStorage)),
  'api-ingestion': page(() => import('./ApiIngestion').then((part) => part.ApiIngestion)),
  segment: page(() => import('./SegmentQuota').then((part) => part.SegmentQuota)),
  task: page(() => import('./TaskQuota').then((part) => part.TaskQuota)),
  'segment-suggestion': page(() => import('./SegmentSuggestion').then((part) => part.SegmentSuggestion)),
}

const Columns = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'column', md: 'row' }, h: '100%', minH: 0 },
})
const Page = chakra('div', {
  base: {
    flex: 1,
    minW: 0,
    minH: 0,
    overflow: 'auto',
    px: { base: '16px', md: '32px' },
    py: '24px',
    '&[hidden]': { display: 'none' },
  },
})
const About = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '4px', h: '16px', color: 'fg.muted' },
})
const Footer = chakra('div', {
  base: {
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '8px',
    minH: 'var(--control)',
  },
})

type Props = {
  /** By its id alone when its name is not known. */
  organization: { readonly id: string; readonly name?: string }
  onClose: () => void
}

/** Sets an organization up. Each page of the menu is read when it is first seen, and keeps what is typed into it. */
export function SetupDrawer({ organization, onClose }: Props) {
  const text = useText()
  const { id } = organization
  // The row may leave the page of the list that stands behind.
  const [known, setKnown] = useState(organization.name)
  if (organization.name !== undefined && organization.name !== known) setKnown(organization.name)
  const name = known ?? id
  const [query] = useSearchParams()
  const selected = pageIn(query)
  const [seen, setSeen] = useState<readonly PageName[]>([selected])
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  if (!seen.includes(selected)) setSeen([...seen, selected])

  const about = (
    <About>
      <code className="cut" translate="no">
        {id}
      </code>
      <CopyButton label={text('organizationSetup.copyId')} read={() => id} />
    </About>
  )
  return (
    <Panel
      flush
      size="wide"
      title={name}
      lead={<Avatar shape="square" size={40} initials={initials(name)} />}
      about={about}
      onClose={onClose}
      footer={<Footer ref={setFooter} />}
    >
      <SetupContext value={{ orgId: id }}>
        <Columns>
          <SetupMenu selected={selected} />
          {seen.map((each) => {
            const Shown = pages[each]
            return (
              <SettingsContext
                key={each}
                value={{
                  drafts: `setup.${id}`,
                  footer: each === selected ? footer : null,
                  onCancel: onClose,
                }}
              >
                <Page hidden={each !== selected}>
                  <Shown />
                </Page>
              </SettingsContext>
            )
          })}
        </Columns>
      </SetupContext>
    </Panel>
  )
}
