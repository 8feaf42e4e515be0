import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createOrganizationPageWorld } from '../testing'

const world = createOrganizationPageWorld()

// jsdom has neither.
beforeAll(() => {
  let count = 0
  URL.createObjectURL = () => `blob:preview-${++count}`
  URL.revokeObjectURL = () => undefined
})

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const LIMIT = 2 * 1024 * 1024
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8"/></svg>'

const sized = (begin: readonly number[], size: number) => {
  const bytes = new Uint8Array(size)
  bytes.set(begin)
  return bytes
}
const card = async () => within(await screen.findByRole('region', { name: 'Information' }))
const shown = async () => (await screen.findByRole('region', { name: 'Information' })).querySelector('img')
async function choose(content: BlobPart, name = 'logo.png', type = 'image/png') {
  const region = await screen.findByRole('region', { name: 'Information' })
  const input = region.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, new File([content], name, { type }), { applyAccept: false })
}
const uploads = () => world.calls.filter(({ path }) => path.endsWith('/update/_logo'))

test('LOGO-01 LOGO-02 LOGO-06 a logo is looked at, then saved with Save Change', async () => {
  await world.open('?lang=en')
  await card()
  expect(await shown()).toBeNull()
  await choose(sized(PNG, 100))
  expect(await screen.findByText('Not saved yet')).toBeVisible()
  expect(await shown()).toHaveAttribute('src', expect.stringMatching(/^blob:/))
  expect(uploads()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Save Change' }))
  expect(await screen.findByText('Saved successfully')).toBeVisible()
  expect(uploads()).toMatchObject([
    { method: 'POST', path: '/api/account/mngmnt-client/orgs/config/update/_logo' },
  ])
  await waitFor(async () =>
    expect(await shown()).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/api\/services\/files\/logo-.*\.png$/),
    ),
  )
  expect(screen.queryByRole('button', { name: 'Save Change' })).toBeNull()
})

test('LOGO-03 a logo that is discarded leaves the stored one in place', async () => {
  await world.open('?lang=en', { as: 'khanh.pham@platform.example', organization: 'org-haiau' })
  await card()
  const stored = (await shown())?.getAttribute('src')
  expect(stored).toMatch(/^data:image\/svg/)
  await choose(SVG, 'logo.svg', 'image/svg+xml')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect((await shown())?.getAttribute('src')).toBe(stored)
  expect(uploads()).toEqual([])
})

test.each([
  ['an empty file', '', 'You can only upload JPG/PNG/PNG/SVG file!'],
  ['a text that is called a picture', 'hello', 'You can only upload JPG/PNG/PNG/SVG file!'],
  ['a text of 2 MB', sized([0x20], LIMIT), 'You can only upload JPG/PNG/PNG/SVG file!'],
  ['a PNG of 2 MB to the byte', sized(PNG, LIMIT), 'File size must be less than 2MB!'],
])('LOGO-04 LOGO-05 %s is refused before anything is sent', async (_, content, words) => {
  await world.open('?lang=en')
  await choose(content)
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.queryByRole('button', { name: 'Save Change' })).toBeNull()
  expect(uploads()).toEqual([])
  await choose(sized(PNG, LIMIT - 1))
  expect(await screen.findByText('Not saved yet')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  [
    'an SVG with a script',
    SVG.replace('<path', '<script>1</script><path'),
    'a.txt',
    /^Tệp SVG này chứa mã lệnh/,
  ],
  ['a refusal without words', sized(PNG, 100), 'silent.png', /^Something went wrong$/],
])('LOGO-06 %s is refused by the server, and the preview stays', async (_, content, name, words) => {
  await world.open('?lang=en')
  await choose(content, name)
  await userEvent.click(await screen.findByRole('button', { name: 'Save Change' }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(await shown()).toHaveAttribute('src', expect.stringMatching(/^blob:/))
  await choose(sized(PNG, 100))
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
})

test('LOGO-04 what an SVG would do is never done: it is only an image', async () => {
  await world.open('?lang=en')
  await choose(SVG.replace('<path', '<script>document.title="run"</script><path onload="document.title=1"'))
  await screen.findByText('Not saved yet')
  expect((await shown())?.closest('svg')).toBeNull()
  expect(document.title).toBe('Admin')
  expect(document.querySelector('iframe, object, embed')).toBeNull()
})
