import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { object, string, type ObjectSchema } from 'yup'
import type { Refusal } from '../../api'
import { keepDrafts, keepDraftsOf } from '../../session/drafts'
import { texts } from '../../texts/en.gen'
import { NoticeStack } from '../../ui/NoticeStack'
import { TextField } from '../../ui/TextField'
import { UiProvider } from '../../ui/UiProvider'
import { DrawerForm } from './DrawerForm'
import { equal } from './equal'
import { message, useForm } from './form'

type Values = { name: string; phone: string }
const schema: ObjectSchema<Values> = object({
  name: string().trim().required(message('profile.nameRequired')),
  phone: string().trim().required(message('password.newRequired')),
})

/** A server that answers when the test says so. */
function createServer() {
  const sent: Values[] = []
  let answer: (refusal?: Refusal) => void = () => undefined
  return {
    sent,
    send: (values: Values) => {
      sent.push(values)
      return new Promise<Refusal | undefined>((resolve) => (answer = resolve))
    },
    answer: (refusal?: Refusal) => answer(refusal),
  }
}

type Props = {
  stored?: Values
  initial?: Values
  server: ReturnType<typeof createServer>
  onClose?: () => void
}

function Edit({ stored, initial, server, onClose = () => undefined }: Props) {
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm({
    initial: initial ?? stored ?? { name: '', phone: '' },
    stored,
    schema,
    busy: false,
    onSend: async (values) => {
      setRefusal(undefined)
      setRefusal(await server.send(values))
    },
  })
  return (
    <DrawerForm
      title="Edit"
      size="narrow"
      form={form}
      refusal={refusal}
      otherwise="password.failed"
      onClose={onClose}
    >
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('phone')} label="Phone" />
    </DrawerForm>
  )
}

async function open(props: Omit<Props, 'server'> = {}) {
  const server = createServer()
  render(
    <IntlProvider locale="en" messages={texts}>
      <UiProvider>
        <Edit server={server} {...props} />
        <NoticeStack label="Notices" count={0} wayLabel="" dismissAllLabel="" onDismissAll={() => undefined}>
          {null}
        </NoticeStack>
      </UiProvider>
    </IntlProvider>,
  )
  // Without a layout the drawer itself takes the focus, a moment after it has opened.
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
  return { server, user: userEvent.setup(), save: screen.getByRole('button', { name: 'Save' }) }
}

const name = () => screen.getByRole('textbox', { name: 'Name' })
const phone = () => screen.getByRole('textbox', { name: 'Phone' })
const stored = { name: 'An', phone: '0903' }

test('a press with mistakes says each in its place, sends nothing and leads to the first', async () => {
  const { server, user, save } = await open()
  await user.type(phone(), '0903')
  await user.click(save)
  expect(await screen.findByText('Please enter your name')).toBeVisible()
  await waitFor(() => expect(name()).toHaveFocus())
  expect(name()).toHaveAccessibleDescription('Please enter your name')
  expect(name()).toBeInvalid()
  expect(phone()).toBeValid()
  expect(server.sent).toEqual([])
  await user.type(name(), 'An')
  await waitFor(() => expect(name()).toBeValid())
})

test('going on to the next field tells a mistake made in this one', async () => {
  const { user } = await open({ stored })
  await user.clear(name())
  await user.click(phone())
  expect(await screen.findByText('Please enter your name')).toBeVisible()
})

test('passing an untouched field, or going to a button, tells nothing yet', async () => {
  const { user } = await open({ stored: { name: '', phone: '0903' } })
  await user.click(name())
  await user.click(phone())
  expect(name()).toBeValid()
  await user.clear(phone())
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(phone()).toBeValid()
})

test('valid values are trimmed and sent once, however often one presses', async () => {
  const { server, user, save } = await open()
  await user.type(name(), '  An ')
  await user.type(phone(), '0903')
  await user.dblClick(save)
  await user.type(phone(), '{Enter}')
  expect(server.sent).toEqual([{ name: 'An', phone: '0903' }])
  expect(save).toHaveAttribute('aria-busy', 'true')
})

test('B49 why a form was refused is brought into sight each time, above the fields and over none of them', async () => {
  const scroll = jest.fn()
  Element.prototype.scrollIntoView = scroll
  const { server, user, save } = await open()
  await user.type(name(), 'An')
  await user.type(phone(), '000')
  for (const press of [1, 2]) {
    await user.click(save)
    server.answer({ status: 409, message: 'No', said: 'No' })
    const band = await screen.findByRole('alert')
    expect(scroll).toHaveBeenCalledTimes(press)
    expect(scroll.mock.contexts.at(-1)).toContainElement(band)
    expect(band.compareDocumentPosition(name())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    for (let part: Element | null = band; part; part = part.parentElement)
      expect(getComputedStyle(part).position).not.toBe('sticky')
  }
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

test('a refusal shows in place and nothing typed is lost; the next press sends again', async () => {
  const { server, user, save } = await open()
  await user.type(name(), 'An')
  await user.type(phone(), '000')
  await user.click(save)
  server.answer({
    status: 409,
    message: 'The phone number is not valid',
    said: 'The phone number is not valid',
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('The phone number is not valid')
  expect(name()).toHaveValue('An')
  expect(phone()).toHaveValue('000')
  await user.click(save)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  server.answer({ status: 409, message: 'Unhandle error' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Something was wrong!')
  expect(server.sent).toHaveLength(2)
})

test('what equals the stored cannot be saved, and the button says why', async () => {
  const { server, user, save } = await open({ stored })
  expect(save).toHaveAttribute('aria-disabled', 'true')
  expect(save).toHaveAccessibleDescription('Nothing has changed')
  await user.type(name(), '{Enter}')
  await user.type(name(), ' ')
  await user.click(save)
  expect(server.sent).toEqual([])
  await user.type(name(), 'h')
  expect(save).not.toHaveAttribute('aria-disabled')
  await user.type(name(), '{Backspace}')
  expect(save).toHaveAttribute('aria-disabled', 'true')
})

test('where nothing is stored the defaults can be saved', async () => {
  const { server, user, save } = await open({ initial: stored })
  await user.click(save)
  expect(server.sent).toEqual([stored])
})

test('Cancel, Close and Escape close it', async () => {
  let closed = 0
  const { user } = await open({ onClose: () => (closed += 1) })
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.keyboard('{Escape}')
  expect(closed).toBe(3)
})

test.each([
  [{ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, true],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [{ a: undefined }, {}, false],
  [{ a: undefined }, { b: undefined }, false],
  ['1', 1, false],
  [null, {}, false],
  [NaN, NaN, true],
])('%j against %j', (a, b, same) => {
  expect(equal(a, b)).toBe(same)
})

const secrets = ['phone'] as const
function Drafted({ onSend = () => undefined }: { onSend?: (() => unknown) | undefined }) {
  const form = useForm({
    initial: { name: 'An', phone: '0903' },
    schema,
    busy: false,
    draft: 'test',
    secrets,
    onSend,
  })
  return (
    <DrawerForm
      title="Edit"
      size="narrow"
      form={form}
      refusal={undefined}
      otherwise="common.failedToSave"
      onClose={() => undefined}
    >
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('phone')} label="Secret" />
    </DrawerForm>
  )
}
function openDrafted(onSend?: () => unknown) {
  return render(
    <IntlProvider locale="en" messages={texts}>
      <UiProvider>
        <Drafted onSend={onSend} />
      </UiProvider>
    </IntlProvider>,
  )
}

const AN = 'an@acme.example'
beforeEach(() => {
  sessionStorage.clear()
  keepDraftsOf(AN)
})

test('what was typed before the session ended is offered, and taken or left', async () => {
  const first = openDrafted()
  expect(screen.queryByRole('button', { name: 'Restore what you typed' })).not.toBeInTheDocument()
  await userEvent.type(await screen.findByLabelText('Name'), ' Bình')
  keepDrafts()
  first.unmount()
  keepDraftsOf(AN)
  const second = openDrafted()
  await userEvent.click(await screen.findByRole('button', { name: 'Restore what you typed' }))
  expect(screen.getByLabelText('Name')).toHaveValue('An Bình')
  expect(screen.queryByRole('button', { name: 'Restore what you typed' })).not.toBeInTheDocument()
  second.unmount()
  openDrafted()
  expect(await screen.findByLabelText('Name')).toHaveValue('An')
  expect(screen.queryByRole('button', { name: 'Restore what you typed' })).not.toBeInTheDocument()
})

test('what was typed before a reload or a crash is offered, unless it was let go', async () => {
  const first = openDrafted()
  await userEvent.type(await screen.findByLabelText('Name'), ' Bình')
  const kept = { ...sessionStorage }
  first.unmount() // closed
  const second = openDrafted()
  expect(await screen.findByLabelText('Name')).toHaveValue('An')
  expect(screen.queryByRole('button', { name: 'Restore what you typed' })).not.toBeInTheDocument()
  second.unmount()
  Object.assign(sessionStorage, kept) // the document went without a word
  openDrafted()
  await userEvent.click(await screen.findByRole('button', { name: 'Restore what you typed' }))
  expect(screen.getByLabelText('Name')).toHaveValue('An Bình')
})

test.each([
  ['failed', false, 'An Bình'],
  ['done', true, 'An'],
])('a save that was left and has %s', async (_how, isSaved, name) => {
  let settle = (_: boolean) => {}
  const onSend = jest.fn(() => new Promise<boolean>((resolve) => (settle = resolve)))
  const first = openDrafted(onSend)
  await userEvent.type(await screen.findByLabelText('Name'), ' Bình')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSend).toHaveBeenCalledTimes(1)
  first.unmount()
  await act(async () => settle(isSaved))
  openDrafted()
  expect(await screen.findByLabelText('Name')).toHaveValue(name)
  expect(screen.queryByRole('button', { name: 'Restore what you typed' })).not.toBeInTheDocument()
})

test('a secret is in no draft, and typed alone it makes none', async () => {
  openDrafted()
  await userEvent.type(await screen.findByLabelText('Secret'), '77')
  expect({ ...sessionStorage }).toEqual({})
  await userEvent.type(screen.getByLabelText('Name'), ' Bình')
  expect(JSON.stringify({ ...sessionStorage })).toContain('An Bình')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('77')
})
