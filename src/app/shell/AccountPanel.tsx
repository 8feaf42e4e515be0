import { chakra } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { CurrentUser } from '../../api'
import { noticed } from '../../flows/notices'
import { initials } from '../../kit/initials'
import { chooseLayout, useLayout, type Layout } from '../../kit/layout'
import { Link } from '../../kit/navigation/Link'
import { useLanguage } from '../../kit/navigation/useLanguage'
import { useOpened } from '../../kit/navigation/useOpened'
import { address, paths } from '../../paths'
import { selectIsAdministrator } from '../../session/state'
import { langs, useText } from '../../texts'
import { Avatar } from '../../ui/Avatar'
import { Icon, type IconName } from '../../ui/Icon'
import { Segmented } from '../../ui/Segmented'
import { ShieldBadge } from '../../ui/ShieldBadge'
import { chooseTheme, onThemeChange, themeChoice } from '../../ui/theme'
import { item } from './items'

const Who = chakra('div', {
  base: {
    display: 'flex',
    gap: '12px',
    p: '16px',
    '& > div': { flex: 1, minW: 0, overflowWrap: 'anywhere' },
  },
})
const Shield = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    mt: '8px',
    textStyle: 'xs',
    '& svg': { boxSize: '20px' },
  },
})
const Part = chakra('div', { base: { p: '8px', borderTop: '1px solid var(--line)' } })
const Settings = chakra('div', {
  base: { display: 'grid', gap: '16px', p: '16px', borderTop: '1px solid var(--line)' },
})
const Entry = chakra(Link, {
  base: { ...item, borderRadius: 'l1', color: 'fg', '& > .icon': { color: 'fg.muted' } },
})

type Props = { user: Pick<CurrentUser, 'id' | 'name' | 'avatar' | 'totpEnabled'>; onGo: () => void }

/** What stands behind the avatar. */
export function AccountPanel({ user, onGo }: Props) {
  const text = useText()
  const link = (to: string, icon: IconName, words: string) => (
    <Entry to={to} onClick={onGo}>
      <Icon name={icon} />
      {words}
    </Entry>
  )
  return (
    <>
      <Who>
        <Avatar shape="round" size={48} initials={initials(user.name)} src={user.avatar || undefined} />
        <div>
          <b>{user.name}</b>
          <chakra.p color="fg.muted">{user.id}</chakra.p>
          <Shield>
            <span aria-hidden="true">
              <ShieldBadge on={user.totpEnabled} label="" />
            </span>
            {text(user.totpEnabled ? 'twoFactor.on' : 'twoFactor.off')}
          </Shield>
        </div>
      </Who>
      <Part>
        {link(paths.selectOrganization, 'swap', text('shell.switchOrganization'))}
        {link(paths.accountInfo, 'user', text('shell.manageProfile'))}
      </Part>
      {/* Signing out is at most three stops behind the avatar (S24). */}
      <Part>
        {link(paths.signOut, 'sign-out', text('shell.logout'))}
        {link(address(paths.signOut, { signoutall: 'true' }), 'device', text('shell.logoutAll'))}
      </Part>
      <SeeAs onGo={onGo} />
      <Settings>
        <LayoutChoice />
        <ThemeChoice />
        <LanguageChoice />
      </Settings>
    </>
  )
}

/** Administrators look at the console as others have it, and ask what others may do. */
function SeeAs({ onGo }: { onGo: () => void }) {
  const text = useText()
  const isOffered = useSelector(selectIsAdministrator)
  const { wayTo } = useOpened(['see-as', 'evaluate'])
  if (!isOffered) return null
  return (
    <Part>
      <Entry {...wayTo('see-as')} onClick={onGo}>
        <Icon name="eye" />
        {text('access.seeAs')}
      </Entry>
      <Entry {...wayTo('evaluate')} onClick={onGo}>
        <Icon name="search" />
        {text('access.evaluate')}
      </Entry>
    </Part>
  )
}

/** Changes only what stands around the screen. */
function LayoutChoice() {
  const text = useText()
  const dispatch = useDispatch()
  const choose = (layout: Layout) => {
    chooseLayout(layout)
    const id = layout === 'modern' ? 'shell.switchedToModern' : 'shell.switchedToStandard'
    dispatch(noticed({ tone: 'success', title: { id } }))
  }
  return (
    <Segmented
      label={text('shell.layout')}
      value={useLayout()}
      onChange={choose}
      options={[
        { value: 'standard', label: text('shell.layoutStandard') },
        { value: 'modern', label: text('shell.layoutModern') },
      ]}
    />
  )
}

function ThemeChoice() {
  const text = useText()
  const choice = useSyncExternalStore(onThemeChange, themeChoice)
  return (
    <Segmented
      label={text('shell.theme')}
      value={choice}
      onChange={chooseTheme}
      options={[
        { value: 'light', label: text('shell.themeLight'), icon: 'sun' },
        { value: 'dark', label: text('shell.themeDark'), icon: 'moon' },
        { value: 'system', label: text('shell.themeSystem'), icon: 'monitor' },
      ]}
    />
  )
}

function LanguageChoice() {
  const text = useText()
  const [lang, choose] = useLanguage()
  return (
    <Segmented
      label={text('signIn.language')}
      value={lang}
      onChange={choose}
      options={langs.map((each) => ({ value: each, label: text(`language.${each}`), lang: each }))}
    />
  )
}
