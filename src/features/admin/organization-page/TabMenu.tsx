import { Fragment } from 'react'
import { useLocation } from 'react-router-dom'
import { SideMenu, SideMenuEntry, SideMenuSections } from '../../../kit/navigation/SideMenu'
import { address } from '../../../paths'
import { useText } from '../../../texts'
import type { Tab } from './sections'

/** The tabs one below the other, and below the one that is shown its sections. */
export function TabMenu({ tabs, selected }: { tabs: readonly Tab[]; selected: string }) {
  const text = useText()
  const { pathname } = useLocation()
  return (
    <SideMenu label={text('organizationPage.parts')}>
      {tabs.map(({ name, label, menuLabel = label, icon, sections }, index) => {
        const to = address(pathname, { tab: index === 0 ? undefined : name })
        return (
          <Fragment key={name}>
            <SideMenuEntry to={to} icon={icon} isHere={name === selected}>
              {text(menuLabel)}
            </SideMenuEntry>
            {name === selected && sections.length > 1 && (
              <SideMenuSections
                sections={sections.map((section) => ({
                  to: `${to}#${section.name}`,
                  name: text(section.title),
                }))}
              />
            )}
          </Fragment>
        )
      })}
    </SideMenu>
  )
}
