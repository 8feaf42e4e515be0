import type { Meta, StoryObj } from '@storybook/react-webpack5'
import './sign-in.css'
import { SignInForm } from './SignInForm'

const nothing = () => undefined
const meta: Meta<typeof SignInForm> = {
  component: SignInForm,
  decorators: [
    (Story) => (
      <div className="signin">
        <main className="pane">
          <div className="pane-middle">
            <Story />
          </div>
        </main>
      </div>
    ),
  ],
  args: {
    alive: true,
    contactUrl: '/help',
    onCredentials: nothing,
    onCaptchaRetry: nothing,
    onForgotten: nothing,
  },
}
export default meta
type Story = StoryObj<typeof SignInForm>

export const Solving: Story = { args: { view: { sending: false, captcha: 'solving' } } }
export const Ready: Story = { args: { view: { sending: false, captcha: 'ready' } } }
export const Sending: Story = { args: { view: { sending: true, captcha: 'ready' } } }
export const CaptchaFailed: Story = { args: { view: { sending: false, captcha: 'failed' } } }
export const Refused: Story = {
  args: {
    view: {
      sending: false,
      captcha: 'solving',
      refusal: { status: 409, message: 'Your captcha is incorect', said: 'Your captcha is incorect' },
    },
  },
}
