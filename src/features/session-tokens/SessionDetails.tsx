import type { SessionToken } from '../../api'
import { masked } from '../../kit/masked'
import { Time } from '../../kit/time/Time'
import { useText } from '../../texts'
import { Definitions } from '../../ui/Definitions'

/** All that is known of a session; token and key as their first characters. */
export function SessionDetails({ session }: { session: SessionToken }) {
  const text = useText()
  const none = text('common.none')
  const { id, token, apiKey, ipAddress, userAgent, geoLocation, lastAccessedAt, expiredAt } = session
  return (
    <Definitions
      items={[
        { term: text('sessionTokens.id'), value: id },
        { term: text('sessionTokens.token'), value: masked(token) ?? none },
        { term: text('sessionTokens.apiKey'), value: masked(apiKey) ?? none },
        { term: text('sessionTokens.device'), value: userAgent || none },
        { term: text('sessionTokens.ip'), value: ipAddress || none },
        { term: text('sessionTokens.location'), value: geoLocation || none },
        { term: text('sessionTokens.lastAccess'), value: <Time at={lastAccessedAt} /> },
        { term: text('sessionTokens.expires'), value: <Time at={expiredAt} /> },
      ]}
    />
  )
}
