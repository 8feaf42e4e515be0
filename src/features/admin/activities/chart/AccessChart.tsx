import { chakra } from '@chakra-ui/react'
import { useMemo, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { useGetAccessLogStatsQuery, type AccessLogSearch } from '../../../../api'
import { QueryContent } from '../../../../kit/query/QueryContent'
import { selectColour } from '../../../../session/state'
import { useText } from '../../../../texts'
import { isHexColor } from '../../../../ui/color'
import { IconButton } from '../../../../ui/IconButton'
import { currentTheme, onThemeChange } from '../../../../ui/theme'
import { shadesOf } from './shades'
import { Treemap } from './Treemap'

const Card = chakra('section', {
  base: { mb: '16px', p: '16px', border: '1px solid var(--line)', borderRadius: 'l2', bg: 'bg.surface' },
})
const Both = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'column', lg: 'row' }, gap: '24px' },
})
const Ways = chakra('div', { base: { display: 'flex', justifyContent: 'flex-end', gap: '4px' } })

/** That of the console (tokens.css), where the organization has none. */
const OWN_COLOUR = '#8e00e8'

type Props = {
  /** The criteria of the list, to the letter: the sum of either part is the number of its records. */
  search: AccessLogSearch
  onUser: (user: string) => void
  onModule: (name: string) => void
  onClose: () => void
}

/** How often who has visited what, of the visits that the list shows. */
export function AccessChart({ search, onUser, onModule, onClose }: Props) {
  const text = useText()
  const query = useGetAccessLogStatsQuery({ accessLogSearch: search })
  const shades = useShades()
  const ways = (
    <Ways>
      <IconButton
        size="sm"
        icon="refresh"
        label={text('accessLogs.readAgain')}
        onClick={() => void query.refetch()}
      />
      <IconButton size="sm" icon="close" label={text('accessLogs.hideChart')} onClick={onClose} />
    </Ways>
  )
  return (
    <Card aria-busy={query.isFetching}>
      {!query.data && ways}
      <QueryContent query={query.isError ? { ...query, data: undefined } : query}>
        {({ result }) => (
          <Both>
            <Treemap title="accessLogs.byUser" counts={result.statsByUsers} shades={shades} onName={onUser} />
            <Treemap
              title="accessLogs.byModule"
              counts={result.statsByNames}
              shades={shades}
              onName={onModule}
              actions={ways}
            />
          </Both>
        )}
      </QueryContent>
    </Card>
  )
}

/** Of the organization's colour, as it stands in the theme of now. */
function useShades() {
  const colour = useSelector(selectColour)
  const theme = useSyncExternalStore(onThemeChange, currentTheme)
  return useMemo(() => shadesOf(colour && isHexColor(colour) ? colour : OWN_COLOUR, theme), [colour, theme])
}
