import type { components } from '../../openapi/schema.gen'
import { present, type Store } from './db'

type UiSetting = components['schemas']['UiSetting']
type ThemeUpdate = components['schemas']['ThemeUpdate']

/** Configurations that an organization keeps as a whole, in the form in which they were sent. */
type Configs = {
  readonly localization: components['schemas']['Localization']
  readonly personalization: components['schemas']['PersonalizationConfig']
  readonly segment: components['schemas']['SegmentConfig']
  readonly export: components['schemas']['ExportConfig']
}

export function configOf<Part extends keyof Configs>(
  store: Store,
  orgId: string,
  part: Part,
): Configs[Part] | undefined {
  const row = store.one<{ config: string }>(
    'select config from organization_config where org_id = ? and part = ?',
    orgId,
    part,
  )
  // Written by `saveConfig` alone.
  return row && (JSON.parse(row.config) as Configs[Part])
}

export const saveConfig = <Part extends keyof Configs>(
  store: Store,
  orgId: string,
  part: Part,
  config: Configs[Part],
): number =>
  store.run(
    'insert or replace into organization_config values (?, ?, ?)',
    orgId,
    part,
    JSON.stringify(config),
  )

/** What is stored of an organization's theme; undefined while nothing is. */
export function themeOf(store: Store, orgId: string): UiSetting | undefined {
  const row = store.one<{
    id: string
    themeColor: string | null
    theme: string | null
    updatedAt: number | null
    updatedBy: string | null
  }>(
    `select id, theme_color as themeColor, theme, theme_at as updatedAt, theme_by as updatedBy
       from organization where id = ?`,
    orgId,
  )
  if (!row || row.themeColor === null) return undefined
  const { id, themeColor, theme, updatedAt, updatedBy } = row
  return { id, themeColor, ...present({ theme, updatedAt, updatedBy }) }
}

type Author = { readonly now: number; readonly by: string }

/** What is left out stays. */
export const saveTheme = (
  store: Store,
  orgId: string,
  { themeColor, theme }: ThemeUpdate,
  { now, by }: Author,
): number =>
  store.run(
    `update organization set theme_color = coalesce(?, theme_color), theme = coalesce(?, theme), theme_at = ?, theme_by = ?
      where id = ?`,
    themeColor,
    theme,
    now,
    by,
    orgId,
  )
