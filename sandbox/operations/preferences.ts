import { done, refused, result } from '../answers'
import type { Operations } from '../contract'
import { listings } from '../rules/listings'
import { refusals } from '../rules/refusals'
import { sentinels } from '../rules/sentinels'
import { readList } from '../store/accounts'

export const preferenceOperations: Pick<
  Operations,
  'saveListingPreference' | 'getListingPreference' | 'getDateFormatConstants'
> = {
  // Kept for the person, whatever the organization; as it was sent.
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

  getDateFormatConstants: () => result({ DATE: 'DD/MM/YYYY', DATE_TIME: 'DD/MM/YYYY HH:mm:ss' }),
}
