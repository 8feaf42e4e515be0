import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../../app/testing-story'
import { SettingsContext } from '../../../kit/form/SettingsForm'
import { LocalizationSection } from './localization/LocalizationSection'
import { Logo } from './logo/Logo'
import { ThemeSection } from './theme/ThemeSection'

const place = { drafts: 'story', footer: null, onCancel: () => undefined }

const meta: Meta = {
  decorators: [
    (Story) => (
      <SettingsContext value={place}>
        <Story />
      </SettingsContext>
    ),
    inConsole,
  ],
}
export default meta

const theme = (example?: string): StoryObj => ({
  render: () => <ThemeSection />,
  ...(example && { parameters: answered({ examples: { getOrganizationTheme: example } }) }),
})
const localization = (example?: string): StoryObj => ({
  render: () => <LocalizationSection />,
  ...(example && { parameters: answered({ examples: { getOrganizationLocalization: example } }) }),
})

export const Theme = theme()
export const ThemeUnset = theme('unset')
export const ThemeThatIsNoColour = theme('hostile')
export const ThemeComing = theme('coming')
export const Localization = localization()
export const LocalizationUnset = localization('unset')
export const LocalizationOfNoCountry = localization('hostile')
export const LogoOfNone: StoryObj = {
  render: () => (
    <Logo name="Phương Đông" imageLink={undefined}>
      <div>Phương Đông</div>
    </Logo>
  ),
}
