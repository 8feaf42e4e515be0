import { exportRecords } from '../../openapi/bounds.gen'
import { done, refused, result } from '../answers'
import type { Operations } from '../contract'
import { sharedRefusals } from '../rules/refusals'
import { configOf, saveConfig } from '../store/organization-configs'

const isTooMuch = ({ maxRecords }: Readonly<Record<string, unknown>>): boolean =>
  typeof maxRecords === 'number' && maxRecords > exportRecords

/** Configurations of an organization that have no screen (decisions 48): what was sent is kept, and what is left out stays. */
export const organizationConfigsOperations = {
  getOrganizationPersonalization: ({ session, world: { store } }) => {
    const config = configOf(store, session.orgId, 'personalization')
    return config ? result(config) : done()
  },

  saveOrganizationPersonalization: ({ body, session, world: { store } }) => {
    saveConfig(store, session.orgId, 'personalization', body)
    return done()
  },

  updateOrganizationPersonalization: ({ body, session, world: { store } }) => {
    const stored = configOf(store, session.orgId, 'personalization')
    saveConfig(store, session.orgId, 'personalization', { ...stored, ...body })
    return done()
  },

  getOrganizationSegmentConfig: ({ session, world: { store } }) => {
    const config = configOf(store, session.orgId, 'segment')
    return config ? result(config) : done()
  },

  updateOrganizationSegmentExport: ({ body, session, world: { store } }) => {
    if (isTooMuch(body)) return refused(sharedRefusals.tooManyRecords)
    const { export: stored, ...rest } = configOf(store, session.orgId, 'segment') ?? {}
    const known = typeof stored === 'object' ? stored : undefined
    saveConfig(store, session.orgId, 'segment', { ...rest, export: { ...known, ...body } })
    return done()
  },

  getOrganizationExportConfig: ({ session, world: { store } }) => {
    const config = configOf(store, session.orgId, 'export')
    return config ? result(config) : done()
  },

  updateOrganizationExportConfig: ({ body, session, world: { store } }) => {
    if (isTooMuch(body)) return refused(sharedRefusals.tooManyRecords)
    saveConfig(store, session.orgId, 'export', { ...configOf(store, session.orgId, 'export'), ...body })
    return done()
  },
} satisfies Partial<Operations>
