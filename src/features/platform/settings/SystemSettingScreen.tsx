import { ResourcePage } from '../../../kit/list/ResourcePage'
import { SideMenu, SideMenuEntry, SideMenuGroup } from '../../../kit/navigation/SideMenu'
import { useText } from '../../../texts'
import { Tabs } from '../../../ui/Tabs'
import { tabs, type Entry } from './places'
import { usePlace, type Place } from './usePlace'

/** What super administrators set for the whole platform: three tabs, each with entries of its own. */
export function SystemSettingScreen() {
  const text = useText()
  const place = usePlace()
  return (
    <ResourcePage title="title.systemSetting">
      <Tabs
        label={text('systemSetting.parts')}
        selected={place.tab.name}
        onSelect={place.selectTab}
        // The address is that of the selected entry: another would read it as its own.
        tabs={tabs.map((tab) => ({
          name: tab.name,
          label: text(tab.label),
          content: tab === place.tab && <Entries place={place} />,
        }))}
      />
    </ResourcePage>
  )
}

function Entries({ place }: { place: Place }) {
  const text = useText()
  const { tab, entry } = place
  return (
    <Tabs
      label={text(tab.label)}
      selected={entry.name}
      onSelect={place.selectEntry}
      menu={tab.parameter === 'menu' ? <EntryMenu place={place} /> : undefined}
      tabs={tab.entries.map(({ name, label, Screen }) => ({
        name,
        label: text(label),
        content: name === entry.name && <Screen />,
      }))}
    />
  )
}

function EntryMenu({ place: { tab, entry, wayTo } }: { place: Place }) {
  const text = useText()
  const way = (to: Entry) => (
    <SideMenuEntry key={to.name} to={wayTo(tab, to)} icon={to.icon} isHere={to === entry}>
      {text(to.label)}
    </SideMenuEntry>
  )
  const groups = [...new Set(tab.entries.flatMap(({ group }) => group ?? []))]
  return (
    <SideMenu label={text(tab.label)}>
      {tab.entries.filter(({ group }) => !group).map(way)}
      {groups.map((name) => (
        <SideMenuGroup key={name} name={text(name)}>
          {tab.entries.filter(({ group }) => group === name).map(way)}
        </SideMenuGroup>
      ))}
    </SideMenu>
  )
}
