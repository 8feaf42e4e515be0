import { writeFile } from 'node:fs/promises'
import { enterAt, expect, people, test } from './fixtures'
import { notice } from './verbs'

const rows = (count: number) =>
  `id,name\n${Array.from({ length: count }, (_, n) => `id-${n},"Kết nối số ${n}, của nền tảng"\n`).join('')}`

test('SYSTOOLS-13 SYSTOOLS-24 a large csv shows how far it is, is called back by Cancel, and is imported when sent again', async ({
  page,
  sandbox,
}, info) => {
  const path = info.outputPath('kết nối.csv')
  const choose = async (content: string) => {
    await writeFile(path, content)
    await tool.getByLabel('File', { exact: true }).setInputFiles(path)
  }
  await enterAt(page, sandbox, '/console-system-setting', people.superAdmin, 'org-phuongdong')
  const tool = page.getByRole('region', { name: 'Import supported connections' })
  await choose(rows(300_000))
  await expect(tool.getByText('kết nối.csv')).toBeVisible()
  await expect(tool.getByRole('cell', { name: 'Kết nối số 1, của nền tảng' })).toBeVisible()

  // The server does not read yet, so the file stands still on its way.
  await sandbox.fault({ operation: 'importSupportedConnections', delay: 60_000, times: 1 })
  await tool.getByRole('button', { name: 'Import' }).click()
  const bar = tool.getByRole('progressbar')
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
  await tool.getByRole('button', { name: 'Cancel' }).click()
  await expect(tool.getByText('Cancelled. Nothing was imported.')).toBeVisible()

  // The same file again, but for its mistakes.
  await choose('id,name\nviber,\n')
  await tool.getByRole('button', { name: 'Import' }).click()
  await expect(tool.getByText('Line 2: the column "name" is empty')).toBeVisible()
  await choose(rows(2))
  await tool.getByRole('button', { name: 'Import' }).click()
  await expect(notice(page, '2 connections imported').first()).toBeVisible()
})
