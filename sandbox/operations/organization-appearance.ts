import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { done, refused, result, results } from '../answers'
import type { Operations } from '../contract'
import { readLogo } from '../rules/pictures'
import { sentinels } from '../rules/sentinels'
import { configOf, saveConfig, saveTheme, themeOf } from '../store/organization-configs'

export const refusals = {
  noTheme: 'There is no theme yet. Save one first.',
  themeNow: 'Chưa thể lưu màu chủ đạo, vui lòng thử lại sau',
  wrongFile: 'You can only upload JPG/PNG/PNG/SVG file!',
  tooLarge: 'File size must be less than 2MB!',
  activeSvg: 'Tệp SVG này chứa mã lệnh nên không thể dùng làm logo',
  unknownCountry: 'Quốc gia này không có trong danh sách',
} as const

const wrongLogo = {
  type: refusals.wrongFile,
  size: refusals.tooLarge,
  active: refusals.activeSvg,
} as const

/** Of ISO 3166-1, with the names that people use. */
const countries = readFileSync(join(__dirname, '../seed/countries.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [name = '', code = '', alpha2 = '', alpha3 = ''] = line.split('\t')
    return { name, code, alpha2, alpha3 }
  })

/** How the organization looks that one works in, and where in the world it is. */
export const organizationAppearanceOperations = {
  listCountries: () => results(countries),

  getOrganizationTheme: ({ session, world: { store } }) => {
    const theme = themeOf(store, session.orgId)
    return theme ? result(theme) : done()
  },

  saveOrganizationTheme: ({ body, session, world: { store, clock } }) => {
    const { themeColor } = body
    if (themeColor === sentinels.refusedColour) return refused(refusals.themeNow)
    if (themeColor === sentinels.silentColour) return refused()
    saveTheme(store, session.orgId, body, { now: clock.now(), by: session.userId })
    return done('Change primary color successfully')
  },

  updateOrganizationTheme: ({ body, session, world: { store, clock } }) => {
    if (!themeOf(store, session.orgId)) return refused(refusals.noTheme)
    saveTheme(store, session.orgId, body, { now: clock.now(), by: session.userId })
    return done()
  },

  getOrganizationLocalization: ({ session, world: { store } }) => {
    const localization = configOf(store, session.orgId, 'localization')
    return localization ? result(localization) : done()
  },

  saveOrganizationLocalization: ({ body, session, world: { store, clock } }) => {
    if (!countries.some(({ name }) => name === body.countryName)) return refused(refusals.unknownCountry)
    if (body.countryPhoneCode === sentinels.silentPhone) return refused()
    saveConfig(store, session.orgId, 'localization', {
      ...body,
      updatedAt: clock.now(),
      updatedBy: session.userId,
    })
    return done('Saved successfully')
  },

  uploadOrganizationLogo: async ({ body, session, world: { store, clock } }) => {
    if (typeof body.file === 'string') return refused(refusals.wrongFile)
    const logo = await readLogo(body.file)
    if ('wrong' in logo) return refused(wrongLogo[logo.wrong])
    if (body.file.name === sentinels.silentFile) return refused()
    const { extension, type, bytes } = logo.picture
    const name = `logo-${randomUUID()}.${extension}`
    const imageLink = `/api/services/files/${name}`
    store.transaction(() => {
      store.run('insert into file values (?, ?, ?)', name, type, bytes)
      store.run(
        'update organization set image_link = ?, updated_at = ?, updated_by = ? where id = ?',
        imageLink,
        clock.now(),
        session.userId,
        session.orgId,
      )
    })
    return { status: 200, body: { success: true, message: 'Saved successfully', result: { imageLink } } }
  },
} satisfies Partial<Operations>
