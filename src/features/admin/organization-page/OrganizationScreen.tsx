import { chakra } from '@chakra-ui/react'
import { useSelector } from 'react-redux'
import { operations, type CurrentUser } from '../../../api'
import { mayCall } from '../../../kit/access/access'
import { SettingsContext } from '../../../kit/form/SettingsForm'
import { useLayout } from '../../../kit/layout'
import { useTab } from '../../../kit/navigation/useTab'
import { selectUser } from '../../../session/state'
import { useText } from '../../../texts'
import { PageHeading } from '../../../ui/PageHeading'
import { Tabs } from '../../../ui/Tabs'
import { tabs as allTabs, type Section, type Tab } from './sections'
import { TabMenu } from './TabMenu'
import { useAnchor } from './useAnchor'

/** From this width of the page on, cards stand beside each other. */
const roomForTwo = '@container (min-width: 880px)'

const Cards = chakra('div', { base: { containerType: 'inline-size' } })
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    alignItems: 'start',
    [roomForTwo]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
const Place = chakra('div', {
  base: {
    minW: 0,
    scrollMarginTop: 'calc(var(--header) + 16px)',
    '&:focus-visible': { outlineOffset: '4px' },
    [roomForTwo]: {
      '&[data-place=tall]': { gridRow: 'span 2' },
      '&[data-place=wide]': { gridColumn: '1 / -1' },
    },
  },
})

/** The tabs of the page for a person, each with the sections that they may use; none of them is empty. */
const tabsOf = (user: CurrentUser): readonly Tab[] =>
  allTabs
    .map((tab) => ({
      ...tab,
      sections: tab.sections.filter(
        ({ operation }) => mayCall(operations[operation].access, user).name === 'may',
      ),
    }))
    .filter(({ sections }) => sections.length > 0)

/** What an administrator keeps of the own organization: tabs in the Standard layout, a side menu in the Modern one. */
export function OrganizationScreen() {
  const user = useSelector(selectUser)
  return user?.orgCtx && <Organization user={user} orgId={user.orgCtx.orgId} />
}

function Organization({ user, orgId }: { user: CurrentUser; orgId: string }) {
  const text = useText()
  const tabs = tabsOf(user)
  const [first = '', ...others] = tabs.map(({ name }) => name)
  const { selected, select } = useTab([first, ...others])
  const isModern = useLayout() === 'modern'
  useAnchor()
  return (
    <>
      <PageHeading title={text('title.organization')} />
      <SettingsContext value={{ drafts: `organization.${orgId}`, footer: null, onCancel: () => undefined }}>
        <Tabs
          label={text('organizationPage.parts')}
          selected={selected}
          onSelect={select}
          menu={isModern ? <TabMenu tabs={tabs} selected={selected} /> : undefined}
          tabs={tabs.map(({ name, label, sections }) => ({
            name,
            label: text(label),
            content: <Sections sections={sections} />,
          }))}
        />
      </SettingsContext>
    </>
  )
}

function Sections({ sections }: { sections: readonly Section[] }) {
  return (
    <Cards>
      <Grid>
        {sections.map(({ name, place, Screen }) => (
          <Place key={name} id={name} tabIndex={-1} data-place={place}>
            <Screen />
          </Place>
        ))}
      </Grid>
    </Cards>
  )
}
