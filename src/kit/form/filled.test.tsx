import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { object, string, type ObjectSchema } from 'yup'
import { texts } from '../../texts/en.gen'
import { TextField } from '../../ui/TextField'
import { UiProvider } from '../../ui/UiProvider'
import { CodeDialog } from '../code/CodeDialog'
import { DrawerForm } from './DrawerForm'
import { hearFilledFields } from './filled'
import { useForm } from './form'

let stop: () => void
beforeEach(() => (stop = hearFilledFields()))
afterEach(() => stop())

/** As a program does that knows nothing of the page: no key, no event. */
const fill = (field: HTMLElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value)

const show = (part: React.ReactNode) =>
  render(
    <UiProvider>
      <IntlProvider locale="en" messages={texts}>
        {part}
      </IntlProvider>
    </UiProvider>,
  )

test('six boxes that a program filled are a code, which is sent once', async () => {
  const given = jest.fn()
  function Code() {
    const [busy, setBusy] = useState(false)
    const send = (code: string) => {
      given(code)
      setBusy(true)
    }
    return <CodeDialog busy={busy} onCode={send} onClose={jest.fn()} />
  }
  show(<Code />)
  screen.getAllByRole('textbox').forEach((box, index) => fill(box, String(index + 1)))
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }))
  expect(given.mock.calls).toEqual([['123456']])
})

test('every field of a form that a program filled is sent', async () => {
  const sent = jest.fn()
  type Values = { name: string; phone: string }
  const schema: ObjectSchema<Values> = object({ name: string().required(), phone: string().required() })
  function Edit() {
    const form = useForm<Values>({ initial: { name: '', phone: '' }, schema, busy: false, onSend: sent })
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
        <TextField {...form.field('phone')} label="Phone" />
      </DrawerForm>
    )
  }
  show(<Edit />)
  fill(screen.getByRole('textbox', { name: 'Name' }), 'An')
  fill(screen.getByRole('textbox', { name: 'Phone' }), '0903')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent.mock.lastCall).toEqual([{ name: 'An', phone: '0903' }, undefined]))
})
