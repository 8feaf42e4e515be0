import { useLocation, useSearchParams } from 'react-router-dom'
import { useText } from '../../texts'
import { Panel } from '../../kit/dialog/Panel'
import { Tabs } from '../../ui/Tabs'
import { TicketList } from './TicketList'

type Tab = 'open' | 'closed'

/** The own tickets in two tabs. The tab is the drawer's record in the address: `tab` there is the page's. */
export function TicketsDrawer({ record, onClose }: { record: string | undefined; onClose: () => void }) {
  const text = useText()
  const [query, setQuery] = useSearchParams()
  // Whoever opened the drawer is who closes it (useOpened).
  const { state } = useLocation() as { state: unknown }
  const select = (tab: Tab) => {
    const there = new URLSearchParams(query)
    if (tab === 'open') there.delete('record')
    else there.set('record', tab)
    setQuery(there, { replace: true, state })
  }
  return (
    <Panel size="wide" title={text('supportTickets.yours')} onClose={onClose}>
      <Tabs<Tab>
        label={text('supportTickets.yours')}
        selected={record === 'closed' ? 'closed' : 'open'}
        onSelect={select}
        tabs={[
          {
            name: 'open',
            label: text('supportTickets.open'),
            content: <TicketList caption="supportTickets.open" />,
          },
          {
            name: 'closed',
            label: text('supportTickets.closed'),
            content: <TicketList caption="supportTickets.closed" only="closed" />,
          },
        ]}
      />
    </Panel>
  )
}
