import { done, refused, result } from '../answers'
import type { Operations } from '../contract'
import { sentinels } from '../rules/sentinels'
import { hasText, platformTerm, savePlatformTerm, termRefusals } from '../rules/terms'

export const privacyTermOperations = {
  // Whoever has accepted the former text is asked again; the same text asks nobody.
  savePlatformTerm: ({ body, world: { store } }) => {
    if (!hasText(body.term)) return refused(termRefusals.noTermToSave)
    if (body.term.includes(sentinels.silentTerm)) return refused()
    savePlatformTerm(store, body)
    return done('Saved successfully')
  },

  getPlatformTermConfig: ({ world: { store } }) => {
    const { active, term, version } = platformTerm(store)
    return version === 0 ? done() : result({ active, term })
  },
} satisfies Partial<Operations>
