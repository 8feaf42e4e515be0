import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, screen } from 'storybook/test'
import { inConsole } from '../../app/testing-story'
import { Button } from '../../ui/Button'
import { keeps, longWords, nothing } from '../../ui/testing-story'
import { CountedFilter } from './CountedFilter'
import { CountedPicker } from './CountedPicker'
import { GoneDrawer } from './GoneDrawer'
import { ListActions } from './ListActions'
import { OrganizationZone } from './OrganizationZone'
import { Pager } from './Pager'
import { ResourcePage } from './ResourcePage'
import { SortControls } from './SortControls'
import { noRange } from './time-range'
import { TimeRangeFields } from './TimeRangeFields'
import { ValuesFilter } from './ValuesFilter'
import { ZoneField } from './ZoneField'

/** What a list is made of beside its rows. */
const meta: Meta = { decorators: [inConsole] }
export default meta
type Story = StoryObj

const place = (page: number) => ({
  page,
  pageSize: 10,
  sizes: [10, 20, 50],
  toPage: nothing,
  toPageSize: () => true,
})
const counts = {
  data: { result: { Update: 12, Create: 3, [longWords]: 1 } },
  isError: false,
  isSuccess: true,
}

export const FirstPage: Story = { render: () => <Pager list={place(0)} totalRecords={2418} /> }
export const Counted: StoryObj<typeof CountedFilter> = {
  args: { name: 'actions', label: 'accounts.name', counts, value: ['Update'], known: [], onChange: nothing },
  decorators: [keeps('value')],
  render: (args) => <CountedFilter {...args} />,
}
export const CountedAndSearched: StoryObj<typeof CountedPicker> = {
  args: {
    name: 'actions',
    label: 'accounts.name',
    searchLabel: 'accounts.name',
    counts,
    value: [],
    onChange: nothing,
  },
  decorators: [keeps('value')],
  render: (args) => <CountedPicker {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await expect((await screen.findAllByRole('checkbox')).length).toBe(3)
  },
}
export const Values: Story = {
  render: () => (
    <ValuesFilter
      name="status"
      label="accounts.name"
      values={['active', 'inactive']}
      wordOf={(value) => value}
      chosen={['active']}
      onChange={nothing}
    />
  ),
}
export const Sorting: Story = {
  render: () => (
    <SortControls fields={[{ value: 'name', label: longWords }]} orderBy="name:ASC" onSort={nothing} />
  ),
}
export const Range: Story = {
  render: () => <TimeRangeFields draft={noRange} applied={noRange} put={nothing} errors={{}} />,
}
export const Zone: Story = {
  render: () => (
    <>
      <ZoneField />
      <OrganizationZone />
    </>
  ),
}
export const Page: Story = {
  render: () => (
    <ResourcePage title="title.organizations" action={<Button kind="primary">Add</Button>}>
      <ListActions>
        <Button>Export</Button>
      </ListActions>
    </ResourcePage>
  ),
}
export const Gone: Story = {
  render: () => (
    <GoneDrawer
      title="accounts.json"
      gone="accounts.gone"
      way={<Button>All accounts</Button>}
      onClose={nothing}
    />
  ),
}
