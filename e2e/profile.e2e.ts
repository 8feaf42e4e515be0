import { deflateSync } from 'node:zlib'
import { enter, enterAt, expect, giveCredentials, people, test } from './fixtures'
import { callsOf, drawer, fill, notice, save } from './verbs'

const TOO_WRONG = 'Please upload only image/png, image/jpeg, or image/jpg files less than 2MB.'

/** A PNG of one white pixel, padded to a size by a chunk of text. */
function png(size?: number): Buffer {
  const crcOf = (data: Buffer) => {
    let crc = ~0
    for (const byte of data) {
      crc ^= byte
      for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
    }
    return ~crc >>> 0
  }
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    crc.writeUInt32BE(crcOf(body))
    return Buffer.concat([length, body, crc])
  }
  const head = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const pixel = [
    chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
    chunk('IDAT', deflateSync(Buffer.from([0, 255]))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  const bare = Buffer.concat([head, ...pixel])
  if (size === undefined) return bare
  const padding = chunk('tEXt', Buffer.alloc(size - bare.length - 12, 'a'))
  return Buffer.concat([head, pixel[0] as Buffer, padding, pixel[1] as Buffer, pixel[2] as Buffer])
}

const upload = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

test('PROFILE-01 PROFILE-02 the profile shows who one is and what one may', async ({ page, sandbox }) => {
  await enter(page, sandbox, people.superAdmin, 'Phương Đông Real Estate')
  await expect(page.getByText('Welcome, Trần Lê Quốc Bảo')).toBeVisible()
  await expect(page.getByText(people.superAdmin).first()).toBeVisible()
  await expect(page.getByText('Super admin', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload a picture' })).toBeVisible()
})

test('PROFILE-03 PROFILE-04 PROFILE-05 the last sign-in, failure and change stand with their times', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.elevenOrganizations, 'Phương Đông Real Estate')
  for (const what of ['Last successful login', 'Last failed login', 'Last password change'])
    await expect(page.getByText(what)).toBeVisible()
  await expect(page.getByText(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/).first()).toBeVisible()
})

test('PROFILE-08 PROFILE-13 PROFILE-14 name, phone and address can be changed', async ({ page, sandbox }) => {
  await enter(page, sandbox, people.oneOrganization)
  await page.getByRole('button', { name: 'Edit info' }).click()
  const form = drawer(page, 'Edit info')
  await expect(form.getByLabel('E-mail')).toHaveAttribute('readonly', '')
  await fill(form, { Name: 'Đỗ Thị Hằng <b>&</b>', Phone: ' 0903 000 111 ', Address: 'Huế' })
  await save(form)
  await expect(notice(page, `User ${people.oneOrganization} updated successfully`)).toBeVisible()
  await expect(form).toBeHidden()
  await expect(page.getByText('Welcome, Đỗ Thị Hằng <b>&</b>')).toBeVisible()
  await expect(page.getByText('0903 000 111', { exact: true })).toBeVisible()
})

test('PROFILE-15 a refused change keeps the drawer and all that was typed', async ({ page, sandbox }) => {
  await enterAt(page, sandbox, '/my-account-info?drawer=edit', people.oneOrganization)
  const form = drawer(page, 'Edit info')
  await form.getByLabel('Phone').fill('000')
  await save(form)
  await expect(form.getByText('The phone number is not valid')).toBeVisible()
  await form.getByLabel('Phone').fill('001')
  await save(form)
  await expect(form.getByText('Something was wrong.')).toBeVisible()
  await expect(form.getByLabel('Phone')).toHaveValue('001')
})

test('PROFILE-16 PROFILE-17 a picture of exactly 2 MB is taken', async ({ page, sandbox }) => {
  await enter(page, sandbox, people.oneOrganization)
  await page.locator('input[type=file]').setInputFiles(upload('a.png', 'image/png', png(2 * 1024 * 1024)))
  await expect(notice(page, 'Updated successfully')).toBeVisible()
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /files\//)
})

test('PROFILE-18 PROFILE-19 other files and larger ones are refused without a call', async ({
  page,
  sandbox,
}) => {
  const calls = callsOf(page, '_avatar')
  await enter(page, sandbox, people.oneOrganization)
  const file = page.locator('input[type=file]')
  await file.setInputFiles(upload('a.svg', 'image/svg+xml', Buffer.from('<svg/>')))
  await expect(page.getByText(TOO_WRONG)).toBeVisible()
  await file.setInputFiles(upload('a.png', 'image/png', png()))
  await expect(notice(page, 'Updated successfully')).toBeVisible()
  await expect(page.getByText(TOO_WRONG)).toBeHidden()
  await file.setInputFiles(upload('b.png', 'image/png', png(2 * 1024 * 1024 + 1)))
  await expect(page.getByText(TOO_WRONG)).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('PROFILE-16 a file that only pretends to be a picture is refused by the server', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.oneOrganization)
  await page
    .locator('input[type=file]')
    .setInputFiles(upload('a.png', 'image/png', Buffer.from('not a picture')))
  await expect(page.getByText(TOO_WRONG)).toBeVisible()
})

test('what was typed when the session ended is offered again after signing in', async ({ page, sandbox }) => {
  await enter(page, sandbox, people.oneOrganization)
  await page.getByRole('button', { name: 'Edit info' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Đỗ Thị Hằng Nga')
  await sandbox.advance(2 * 60 * 60_000)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/login?**')
  await giveCredentials(page, people.oneOrganization)
  await page.getByRole('button', { name: 'Acme Retail Vietnam' }).click()
  await page.waitForURL('**/my-account-info?drawer=edit')
  await page.getByRole('button', { name: 'Restore what you typed' }).click()
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Đỗ Thị Hằng Nga')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Welcome, Đỗ Thị Hằng Nga')).toBeVisible()
})
