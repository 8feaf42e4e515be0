import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { answered, inConsole } from '../../../../app/testing-story'
import { PrivacyTerm } from './PrivacyTerm'

const meta: Meta<typeof PrivacyTerm> = {
  component: PrivacyTerm,
  decorators: [inConsole],
}
export default meta
type Story = StoryObj<typeof PrivacyTerm>

const answeredBy = (example: string): Story => ({
  parameters: answered({ examples: { getPlatformTermConfig: example } }),
})

export const Active = answeredBy('active')
export const Unset = answeredBy('unset')
export const Long = answeredBy('long')
export const Hostile = answeredBy('hostile')
