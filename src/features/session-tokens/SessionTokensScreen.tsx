import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useSearchOwnSessionTokensQuery, type SessionToken } from '../../api'
import { justRead } from '../../kit/list/first-list'
import { ResourceList } from '../../kit/list/ResourceList'
import { ResourcePage } from '../../kit/list/ResourcePage'
import { useListParams } from '../../kit/list/useListParams'
import { useExpander } from '../../kit/list/useExpander'
import { masked } from '../../kit/masked'
import { Time } from '../../kit/time/Time'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { Definitions } from '../../ui/Definitions'
import { columnsOf, nameOf } from './columns'
import { EndDialog } from './EndDialog'
import { argsOf, listParams } from './filters'
import { endAsked, known } from './state'

const Ways = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '8px' } })
const keyOf = ({ id }: SessionToken) => id
const show = (session: SessionToken) => <SessionDetails session={session} />

/** Where the person is signed in; each session can be ended, and all of them. */
export function SessionTokensScreen() {
  const text = useText()
  const dispatch = useDispatch()
  const current = useSelector(selectUser)?.session?.id
  const list = useListParams(listParams)
  const query = useSearchOwnSessionTokensQuery(argsOf(list), justRead)
  const { column, detail } = useExpander(keyOf, nameOf, show)
  const columns = useMemo(
    () => [
      column,
      ...columnsOf(text, current, (session) =>
        dispatch(endAsked({ name: 'one', session: known(session), current: session.id === current })),
      ),
    ],
    [text, current, column, dispatch],
  )
  return (
    <ResourcePage
      title="title.tokens"
      action={
        <Ways>
          {current !== undefined && (
            <Button icon="sign-out" onClick={() => dispatch(endAsked({ name: 'others', current }))}>
              {text('sessionTokens.endOthers')}
            </Button>
          )}
          <Button icon="sign-out" onClick={() => dispatch(endAsked({ name: 'all' }))}>
            {text('shell.logoutAll')}
          </Button>
        </Ways>
      }
    >
      <ResourceList
        caption="title.tokens"
        list={list}
        query={query}
        columns={columns}
        rowKey={keyOf}
        detail={detail}
        none="sessionTokens.none"
        about={<span>{text('sessionTokens.order')}</span>}
      />
      <EndDialog />
    </ResourcePage>
  )
}

/** All that is known of a session; token and key as their first characters. */
function SessionDetails({ session }: { session: SessionToken }) {
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
