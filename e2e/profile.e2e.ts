import { deflateSync } from 'node:zlib'
import { enter, expect, giveCredentials, people, test } from './fixtures'
import { connected, notice } from './verbs'

/** A white PNG, padded to a size by a chunk of text. */
function png(size: number, width = 1, height = 1): Buffer {
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
  const bytesOf = (number: number) => Buffer.from([number >>> 24, number >>> 16, number >>> 8, number])
  const line = Buffer.concat([Buffer.of(0), Buffer.alloc(width, 255)]) // 0: no filter
  const head = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const pixel = [
    chunk('IHDR', Buffer.concat([bytesOf(width), bytesOf(height), Buffer.from([8, 0, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  const bare = Buffer.concat([head, ...pixel])
  const padding = chunk('tEXt', Buffer.alloc(size - bare.length - 12, 'a'))
  return Buffer.concat([head, pixel[0] as Buffer, padding, pixel[1] as Buffer, pixel[2] as Buffer])
}

test('PROFILE-16 PROFILE-17 a picture of exactly 2 MB is taken', async ({ page, sandbox }) => {
  await enter(page, sandbox, people.oneOrganization)
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: png(2 * 1024 * 1024) }
  await page.locator('input[type=file]').setInputFiles(picture)
  await expect(notice(page, 'Updated successfully')).toBeVisible()
  const shown = page.getByRole('main').locator('img').first()
  await expect(shown).toHaveAttribute('src', /files\//)

  // A tall one is scaled down before it goes up, and shown in a circle, not in an oval.
  const before = await shown.getAttribute('src')
  const tall = { name: 'b.png', mimeType: 'image/png', buffer: png(200_000, 600, 3_000) }
  await page.locator('input[type=file]').setInputFiles(tall)
  await expect(shown).not.toHaveAttribute('src', before ?? '')
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([205, 1_024])
  const box = await shown.boundingBox()
  expect(box?.width).toBe(box?.height)
})

test('what was typed when the session ended is offered again after signing in', async ({ page, sandbox }) => {
  const live = connected(page)
  await enter(page, sandbox, people.oneOrganization)
  await page.getByRole('button', { name: 'Edit info' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Đỗ Thị Hằng Nga')
  await live // connecting later would find the end before the press does
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
