/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from './operations'

/** Answered by the sandbox although nothing in the console calls them. */
const withoutScreen: Readonly<Record<string, string>> = {
  authenticateApiAccount: 'the console shows how to call it and never calls it',
  registerAccount: 'the documents show the call and no screen',
  requestPasswordReset: 'the documents show the call and no screen',
  lookupPublicIp: 'stands in for an outside service and is called by its configured address',
  getCurrentOrganizationQuota: 'the documents show the call and no screen',
  updateOrganizationTheme:
    'the documents show the call and no screen; the page saves the whole (decisions 48)',
  getOrganizationPersonalization: 'the documents show the call and no screen (decisions 48)',
  saveOrganizationPersonalization: 'the documents show the call and no screen (decisions 48)',
  updateOrganizationPersonalization: 'the documents show the call and no screen (decisions 48)',
  getOrganizationSegmentConfig: 'the documents show the call and no screen (decisions 48)',
  updateOrganizationSegmentExport: 'the documents show the call and no screen (decisions 48)',
  getOrganizationExportConfig: 'the documents show the call and no screen (decisions 48)',
  updateOrganizationExportConfig: 'the documents show the call and no screen (decisions 48)',
  rerunSystemGroupPermissions: 'the list initialises the groups anew instead (decisions of doc2, C20)',
  updateOrganizationDataMasking:
    'the documents show the call, and the section saves the whole (decisions 48)',
  listInvitations: 'the documents show the call, and the drawer searches instead (call-notes 29)',
  getTaskTimerDistinctCounts: 'the documents show the call and no screen',
  getTagDistinctCounts: 'the documents show the call and no screen',
}

const src = join(__dirname, '../src')
const isProduct = (file: string) =>
  /\.tsx?$/.test(file) && !/\.gen\.ts$|\.test\.tsx?$|(^|[\\/])testing[^\\/]*$|^api[\\/]/.test(file)
const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(isProduct)
  .map((file) => readFileSync(join(src, file), 'utf8'))
  .join('\n')

/** By its endpoint or by its hook. */
const isCalled = (id: string) => {
  const hook = `use${id.slice(0, 1).toUpperCase()}${id.slice(1)}`
  return new RegExp(`\\b(${id}|${hook}Query|${hook}Mutation)\\b`).test(code)
}

test('every operation has a screen, or a reason', () => {
  const uncalled = Object.keys(operations).filter((id) => !isCalled(id))
  expect(uncalled.sort()).toEqual(Object.keys(withoutScreen).sort())
})
