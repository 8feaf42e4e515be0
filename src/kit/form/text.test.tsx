import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { object, type ObjectSchema } from 'yup'
import { useText } from '../../texts'
import { texts } from '../../texts/en.gen'
import { TextField } from '../../ui/TextField'
import { UiProvider } from '../../ui/UiProvider'
import { DrawerForm } from './DrawerForm'
import { message, useForm } from './form'
import { plain } from './text'

type Values = { name: string }
const schema: ObjectSchema<Values> = object({
  name: plain({ maxLength: 20 }).required(message('profile.nameRequired')),
})

function open() {
  const sent: Values[] = []
  function Edit() {
    const form = useForm({
      initial: { name: '' },
      schema,
      busy: false,
      onSend: (values) => void sent.push(values),
    })
    return (
      <DrawerForm
        title="Edit"
        size="narrow"
        form={form}
        refusal={undefined}
        otherwise="password.failed"
        onClose={jest.fn()}
      >
        <TextField {...form.field('name')} label="Name" />
      </DrawerForm>
    )
  }
  show(<Edit />)
  return { sent, save: () => userEvent.click(screen.getByRole('button', { name: 'Save' })) }
}
const show = (part: React.ReactNode) =>
  render(
    <UiProvider>
      <IntlProvider locale="en" messages={texts}>
        {part}
      </IntlProvider>
    </UiProvider>,
  )
const name = () => screen.getByRole('textbox', { name: 'Name' })
const type = async (words: string) => {
  await userEvent.click(name())
  await userEvent.paste(words)
}

test('a name is sent as people see it', async () => {
  const { sent, save } = open()
  await type(' Lan\u200b\u202e Anh\u00a0')
  await save()
  expect(sent).toEqual([{ name: 'Lan Anh' }])
})

test.each(['\u3164', '\u2800 ', '\u200b', '\u0301'])(
  'what only looks like a name is none: %j',
  async (words) => {
    const { sent, save } = open()
    await type(words)
    await save()
    expect(await screen.findByText('Please enter your name')).toBeVisible()
    expect(sent).toEqual([])
  },
)

test('what is left is told near the limit, too much is told in place, and nothing typed is lost', async () => {
  const { sent, save } = open()
  await type('a'.repeat(16))
  expect(screen.queryByText(/left$/)).not.toBeInTheDocument()
  await type('a')
  expect(screen.getAllByText('3 characters left')).toHaveLength(2) // one seen, one heard
  await type('🚀'.repeat(4))
  expect(screen.getAllByText('1 character too many')).toHaveLength(2)
  await save()
  expect(await screen.findByText('This is too long.')).toBeVisible()
  expect(name()).toHaveValue('a'.repeat(17) + '🚀'.repeat(4))
  expect(sent).toEqual([])
})

test.each([
  ['مؤسسة', '\u2068مؤسسة\u2069'],
  ['Nguyễn', 'Nguyễn'],
])('a name in a sentence turns nothing around it: %s', (who, shown) => {
  function Sentence() {
    return <p>{useText()('form.changedMeanwhileBy', { who })}</p>
  }
  show(<Sentence />)
  expect(screen.getByText(/has changed this/).textContent).toContain(shown)
})
