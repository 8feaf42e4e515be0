import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { IntlProvider } from 'react-intl'
import { texts } from '../../texts/en.gen'
import { UiProvider } from '../../ui/UiProvider'
import { arriving } from './arriving'
import { drawerMeanwhile, PartMeanwhile } from './Instead'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (time = 0) => act(() => jest.advanceTimersByTimeAsync(time))
const tryAgain = () => screen.queryByRole('button', { name: 'Try again' })
const pressTryAgain = () => fireEvent.click(tryAgain()!)

type Props = { onClose: () => void }
const Part: ComponentType<Props> = () => <p>the part</p>

type Answer = 'comes' | 'fails' | 'never'
const answers: Readonly<Record<Answer, () => Promise<ComponentType<Props>>>> = {
  comes: () => Promise.resolve(Part),
  fails: () => Promise.reject(new Error('Loading chunk 7 failed')),
  never: () => new Promise(() => undefined),
}

const ways = { part: PartMeanwhile, drawer: drawerMeanwhile('quickAccess.title') } as const

/** A part whose code answers so, try by try. */
function open(way: keyof typeof ways, ...tries: Answer[]) {
  const load = jest.fn(() => answers[tries.shift() ?? 'never']())
  const Arriving = arriving<Props>(load, ways[way])
  const onClose = jest.fn()
  const show = () =>
    render(
      <UiProvider>
        <IntlProvider locale="en" messages={texts}>
          <Arriving onClose={onClose} />
        </IntlProvider>
      </UiProvider>,
    )
  return { load, show, onClose, view: show() }
}

describe.each(['part', 'drawer'] as const)('in place of a %s', (way) => {
  test('code that never answers shows progress within 300 ms, and Try again within 10 s', async () => {
    open(way, 'never', 'comes')
    await pass(300)
    expect(screen.getByText('Loading…')).toBeInTheDocument()
    expect(tryAgain()).toBeNull()
    await pass(9_700)
    expect(screen.getByText(/could not be loaded. Try again/)).toBeVisible()
    pressTryAgain()
    await pass()
    expect(screen.getByText('the part')).toBeVisible()
  })

  test('code that fails says so at once, as often as it is tried, until it comes', async () => {
    const { load } = open(way, 'fails', 'fails', 'comes')
    await pass()
    pressTryAgain()
    await pass()
    pressTryAgain()
    await pass()
    expect(screen.getByText('the part')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(3)
  })

  test('code that has come is there at once the next time', async () => {
    const { load, show, view } = open(way, 'comes')
    await pass()
    view.unmount()
    show()
    expect(screen.getByText('the part')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
  })
})

test('a drawer that comes soon is not announced by an empty one', async () => {
  const { onClose } = open('drawer', 'never')
  await pass(150)
  expect(screen.queryByRole('dialog')).toBeNull()
  await pass(150)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
