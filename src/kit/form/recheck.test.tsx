import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { object, string, type ObjectSchema } from 'yup'
import { NO_ANSWER, type Refusal } from '../../api'
import { keepDraftsOf } from '../../session/drafts'
import { texts } from '../../texts/en.gen'
import { NoticeStack } from '../../ui/NoticeStack'
import { TextField } from '../../ui/TextField'
import { UiProvider } from '../../ui/UiProvider'
import { DrawerForm } from './DrawerForm'
import { message, useForm } from './form'
import type { Recheck } from './useRecheck'

type Values = { name: string; phone: string; secret: string }
type Record = Values & { by?: string }
const schema: ObjectSchema<Values> = object({
  name: string().trim().required(message('profile.nameRequired')),
  phone: string().trim().defined(),
  secret: string().defined(),
})

/** A record that others change, and what was sent of it. */
function createServer(stored: Record) {
  const sent: Values[] = []
  const server = {
    stored: stored as Record | undefined,
    refusal: undefined as Refusal | undefined,
    isTaken: true,
    slow: Promise.resolve(),
    reads: 0,
    left: [] as string[],
    sent,
  }
  const recheck: Recheck<Values, Record> = {
    read: async () => {
      server.reads += 1
      await server.slow
      if (server.refusal) throw server.refusal
      return server.stored
    },
    valuesOf: ({ name, phone, secret }) => ({ name, phone, secret }),
    fields: { name: 'profile.name', phone: 'profile.phone', secret: null },
    by: ({ by }) => by,
    tellLeft: (why) => server.left.push(why),
  }
  const save = async (values: Values) => {
    sent.push(values)
    if (server.isTaken) server.stored = values
    return server.isTaken
  }
  return { server, recheck, save }
}

type Props = ReturnType<typeof createServer> & { initial: Values }

function Edit({ initial, recheck, save }: Props) {
  const form = useForm<Values, Record>({
    initial,
    stored: initial,
    schema,
    busy: false,
    draft: 'recheck',
    recheck,
    onSend: save,
  })
  return (
    <DrawerForm
      title="Edit"
      size="narrow"
      form={form}
      refusal={undefined}
      otherwise="password.failed"
      onClose={() => undefined}
    >
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('phone')} label="Phone" />
      <TextField {...form.field('secret')} label="Secret" />
    </DrawerForm>
  )
}

const AN: Values = { name: 'An', phone: '1', secret: 's1' }
const page = (props: Props) => (
  <IntlProvider locale="en" messages={texts}>
    <UiProvider>
      <Edit {...props} />
      <NoticeStack label="Notices" count={0} wayLabel="" dismissAllLabel="" onDismissAll={() => undefined}>
        {null}
      </NoticeStack>
    </UiProvider>
  </IntlProvider>
)

async function open(stored: Record = AN) {
  const made = createServer(stored)
  const props = { ...made, initial: AN }
  const view = render(page(props))
  await screen.findByRole('dialog')
  const reread = (initial: Values) => view.rerender(page({ ...props, initial }))
  return { ...made.server, server: made.server, view, props, reread }
}

const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
async function put(name: string, words: string) {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), words)
}
const notice = () => screen.findByRole('region', { name: /changed this meanwhile/ })
const told = (part: HTMLElement) =>
  within(part)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  sessionStorage.clear()
  keepDraftsOf('an@acme.example')
})

test('what nobody else has changed is sent by one press', async () => {
  const { server } = await open()
  await put('Name', ' Bình ')
  await press('Save')
  await waitFor(() => expect(server.sent).toEqual([{ ...AN, name: 'Bình' }]))
  expect(server.reads).toBe(1)
})

test('what both have changed is told with its three values and not sent; the notice has the focus', async () => {
  const { server } = await open()
  await put('Name', 'Bình')
  server.stored = { ...AN, name: 'Chi', phone: '2', secret: 's2', by: 'chi@acme.example' }
  await press('Save')
  const part = await notice()
  await waitFor(() => expect(part).toHaveFocus())
  expect(part).toHaveTextContent('chi@acme.example has changed this meanwhile. Nothing was sent.')
  expect(
    within(part)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Phone'])
  expect(told(part)).toEqual(['An', 'Chi', 'Bình', '1', '2'])
  expect(part).not.toHaveTextContent('s2')
  expect(server.sent).toEqual([])
})

test('Keep mine sends what was typed, with what only they have changed', async () => {
  const { server } = await open()
  await put('Name', 'Bình')
  server.stored = { ...AN, name: 'Chi', phone: '2' }
  await press('Save')
  await notice()
  await press('Keep mine')
  await waitFor(() => expect(server.sent).toEqual([{ name: 'Bình', phone: '2', secret: 's1' }]))
  expect(save()).toHaveFocus()
  expect(screen.queryByRole('region', { name: /changed this meanwhile/ })).not.toBeInTheDocument()
  expect(field('Phone')).toHaveValue('2')
})

test('what is changed once more after Keep mine is told once more, against what was read last', async () => {
  const { server } = await open()
  await put('Name', 'Bình')
  server.stored = { ...AN, name: 'Chi' }
  await press('Save')
  await notice()
  server.stored = { ...AN, name: 'Dung' }
  await press('Keep mine')
  await waitFor(async () => expect(told(await notice())).toEqual(['Chi', 'Dung', 'Bình']))
  expect(server.sent).toEqual([])
})

test('Take theirs shows theirs, and sends nothing where nothing else was typed', async () => {
  const { server } = await open()
  await put('Name', 'Bình')
  server.stored = { ...AN, name: 'Chi' }
  await press('Save')
  await notice()
  await press('Take theirs')
  expect(field('Name')).toHaveValue('Chi')
  expect(save()).toHaveAccessibleDescription('Nothing has changed')
  expect(server.sent).toEqual([])
})

test('several fields are chosen one by one', async () => {
  const { server } = await open()
  await put('Name', 'Bình')
  await put('Phone', '3')
  server.stored = { ...AN, name: 'Chi', phone: '2' }
  await press('Save')
  const part = within(await notice())
  const side = (label: string, name: string) =>
    userEvent.click(within(part.getByRole('group', { name: label })).getByRole('radio', { name }))
  expect(part.getByRole('button', { name: 'Save what is chosen' })).toHaveAttribute('aria-disabled', 'true')
  await side('Name: which one?', 'Theirs')
  await side('Phone: which one?', 'Mine')
  await press('Save what is chosen')
  await waitFor(() => expect(server.sent).toEqual([{ name: 'Chi', phone: '3', secret: 's1' }]))
})

test('what is typed meanwhile is what is told; the same words as theirs are no conflict any more', async () => {
  const { server } = await open()
  await put('Name', 'Bình')
  server.stored = { ...AN, name: 'Chi' }
  await press('Save')
  const part = await notice()
  await put('Name', 'Bảo')
  expect(told(part)).toEqual(['An', 'Chi', 'Bảo'])
  await put('Name', 'Chi')
  expect(screen.queryByRole('region', { name: /changed this meanwhile/ })).not.toBeInTheDocument()
})

test('what cannot be found again is sent by the second press, after a sentence', async () => {
  const { server } = await open()
  await put('Name', 'Bình')
  server.stored = undefined
  await press('Save')
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be checked. Press Save again/)
  expect(server.sent).toEqual([])
  server.isTaken = false
  await press('Save')
  await waitFor(() => expect(server.sent).toEqual([{ ...AN, name: 'Bình' }]))
  expect(screen.queryByText(/could not be checked/)).not.toBeInTheDocument()
  await press('Save')
  await waitFor(() => expect(server.sent).toHaveLength(2))
})

test('a re-read that fails says so in the words of the network; what can be read again is compared', async () => {
  const { server } = await open()
  await put('Name', 'Bình')
  server.refusal = { status: NO_ANSWER, message: 'Failed to fetch', also: 'network.failed' }
  await press('Save')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /could not be checked.* The network failed, or the answer took too long\./,
  )
  server.refusal = undefined
  server.stored = { ...AN, name: 'Chi' }
  await press('Save')
  expect(told(await notice())).toEqual(['An', 'Chi', 'Bình'])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(server.sent).toEqual([])
})

test('a record that is read again by itself is not what the form began with, unless nothing is typed', async () => {
  const { server, reread } = await open()
  reread({ ...AN, phone: '2' })
  await waitFor(() => expect(field('Phone')).toHaveValue('2'))
  await put('Name', 'Bình')
  server.stored = { ...AN, name: 'Chi', phone: '2' }
  reread({ ...AN, name: 'Chi', phone: '2' })
  expect(field('Name')).toHaveValue('Bình')
  await press('Save')
  expect(told(await notice())).toEqual(['An', 'Chi', 'Bình'])
})

test('after a save the form begins with what was saved', async () => {
  const { server } = await open()
  await put('Name', 'Bình')
  await press('Save')
  await waitFor(() => expect(save()).toHaveAccessibleDescription('Nothing has changed'))
  await put('Phone', '3')
  await press('Save')
  await waitFor(() => expect(server.sent).toHaveLength(2))
})

test('a draft is compared with what it was typed over', async () => {
  const { server, view, props } = await open()
  await put('Name', 'Bình')
  const kept = { ...sessionStorage }
  view.unmount()
  Object.assign(sessionStorage, kept) // the document went without a word
  server.stored = { ...AN, name: 'Chi', phone: '2' }
  render(page({ ...props, initial: { ...AN, name: 'Chi', phone: '2' } }))
  await userEvent.click(await screen.findByRole('button', { name: 'Restore what you typed' }))
  await press('Save')
  expect(told(await notice())).toEqual(['An', 'Chi', 'Bình', '1', '2'])
  expect(server.sent).toEqual([])
})

test('whoever has left before it was compared is told, and finds it typed again', async () => {
  const { server, view, props } = await open()
  await put('Name', 'Bình')
  server.stored = { ...AN, name: 'Chi' }
  let answer = () => {}
  server.slow = new Promise((resolve) => (answer = resolve))
  await press('Save')
  view.unmount()
  answer()
  await waitFor(() => expect(server.left).toEqual(['form.changedMeanwhile']))
  render(page({ ...props, initial: { ...AN, name: 'Chi' } }))
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Bình')
  await press('Save')
  expect(told(await notice())).toEqual(['An', 'Chi', 'Bình'])
})
