import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, screen, waitFor } from 'storybook/test'
import { object, string } from 'yup'
import { inConsole } from '../../app/testing-story'
import { keeps, longWords, nothing } from '../../ui/testing-story'
import { TextField } from '../../ui/TextField'
import { DrawerForm } from './DrawerForm'
import { FailureBand } from './FailureBand'
import { message, useForm } from './form'
import { JsonField } from './JsonField'
import { NumberField } from './NumberField'
import { SettingsCard } from './SettingsCard'

/** What forms are made of. */
const meta: Meta = { decorators: [inConsole] }
export default meta
type Story = StoryObj

const schema = object({ name: string().required(message('profile.nameRequired')) })
const refusal = { status: 409, message: longWords, said: longWords }

function useStoryForm(name: string) {
  const form = useForm({ initial: { name }, schema, busy: false, onSend: nothing })
  return { form, fields: <TextField {...form.field('name')} label="Name" /> }
}
function InADrawer({ name = '', refused = false }) {
  const { form, fields } = useStoryForm(name)
  const outcome = { refusal: refused ? refusal : undefined, otherwise: 'password.failed' } as const
  return (
    <DrawerForm title="Update" size="narrow" form={form} {...outcome} onClose={nothing}>
      {fields}
    </DrawerForm>
  )
}
function InACard() {
  const { form, fields } = useStoryForm(longWords)
  return (
    <SettingsCard title="Information" form={form} refusal={refusal} otherwise="password.failed">
      {fields}
    </SettingsCard>
  )
}

export const Drawer: Story = { render: () => <InADrawer name={longWords} /> }
export const DrawerRefused: Story = { render: () => <InADrawer name="Phương Đông" refused /> }
/** Enter sends; what is wrong is told at its field, which has the focus then. */
export const DrawerByKeyboard: Story = {
  render: () => <InADrawer name="P" />,
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(name).toBeInvalid())
    await expect(name).toHaveFocus()
  },
}
export const CardRefused: Story = { render: () => <InACard /> }
export const Band: Story = { render: () => <FailureBand>{longWords}</FailureBand> }
export const Json: StoryObj<typeof JsonField> = {
  args: { name: 'value', label: 'Value', value: '{ "a": 1, }', error: 'Not valid JSON', onChange: nothing },
  decorators: [keeps('value')],
  render: (args) => <JsonField {...args} />,
}
export const Number: StoryObj<typeof NumberField> = {
  args: { name: 'quota', label: 'Quota', value: '120000', unit: 'segments', onChange: nothing },
  decorators: [keeps('value')],
  render: (args) => <NumberField {...args} />,
}
