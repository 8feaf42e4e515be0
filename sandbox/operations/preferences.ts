import { done, refused, result } from '../answers'
import type { Operations } from '../contract'
import { listings } from '../rules/listings'
import { addAccess } from '../rules/accesses'
import { sentinels } from '../rules/sentinels'
import { readList } from '../store/accounts'

export const refusals = {
  unknownListing: 'This listing is not known',
} as const

/** Pages that are remembered for a person in an organization. */
const MOST_VISITS = 50

export const preferenceOperations = {
  // Stored for the person, whatever the organization; as it was sent.
  saveListingPreference: ({ body, session, world: { store } }) => {
    if (session.userId === sentinels.silentSettings) return refused()
    if (!listings.includes(body.objectType)) return refused(refusals.unknownListing)
    store.run(
      'insert or replace into listing_preference values (?, ?, ?)',
      session.userId,
      body.objectType,
      JSON.stringify(body.columns),
    )
    return done()
  },

  getListingPreference: ({ query: { objectType }, session, world: { store } }) => {
    const stored = store.one<{ columns: string }>(
      'select columns from listing_preference where user_id = ? and object_type = ?',
      session.userId,
      objectType,
    )
    return stored ? result({ objectType, columns: readList<string>(stored.columns) }) : done()
  },

  // The newest visit of each page, and a row of the access log for each.
  trackQuickAccess: ({ body: { url, app, name }, session: { userId, orgId }, world: { store, clock } }) => {
    if (userId === sentinels.silentSettings) return refused()
    store.run(
      'insert or replace into visit values (?, ?, ?, ?, ?, ?)',
      userId,
      orgId,
      url,
      app,
      name,
      clock.now(),
    )
    addAccess(store, { userId, orgId, accessedAt: clock.now(), app, url, name })
    store.run(
      `delete from visit where user_id = ? and org_id = ? and rowid not in
         (select rowid from visit where user_id = ? and org_id = ? order by visited_at desc, rowid desc limit ?)`,
      userId,
      orgId,
      userId,
      orgId,
      MOST_VISITS,
    )
    return done()
  },

  getDateFormatConstants: () => result({ DATE: 'DD/MM/YYYY', DATE_TIME: 'DD/MM/YYYY HH:mm:ss' }),
} satisfies Partial<Operations>
