import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../Button'
import { Dialog } from '../Dialog'
import { Menu } from '../Menu'
import { Popover } from '../Popover'
import { UiProvider } from '../UiProvider'
import type { Meanwhile } from '../useArriving'
import { overlaysHere } from './code'
import { OverlayMeanwhile } from './Instead'

// The code as it comes in a browser: by `import()`, unless the network is gone.
jest.unmock('./code')
let gone = true
jest.mock('./all', () => {
  if (gone) throw new Error('Loading chunk 7 failed')
  return jest.requireActual<object>('./all')
})

const told = ({ failed, onTryAgain }: Meanwhile) =>
  failed ? (
    <p role="alert">
      Not loaded. <button onClick={onTryAgain}>Try again</button>
    </p>
  ) : (
    <p role="status">Loading…</p>
  )

const chosen = jest.fn<void, [string]>()

function Page() {
  const [asks, setAsks] = useState(false)
  return (
    <UiProvider>
      <OverlayMeanwhile value={told}>
        <Popover label="Notices" trigger={<Button>Bell</Button>}>
          <button>First notice</button>
        </Popover>
        <Menu
          label="Actions"
          trigger={<Button>More</Button>}
          items={['Copy', 'Move', 'Remove'].map((name) => ({
            name,
            label: name,
            onSelect: () => void chosen(name),
          }))}
        />
        <Button onClick={() => setAsks(true)}>Delete</Button>
        <Dialog
          open={asks}
          title="Sure?"
          onClose={() => setAsks(false)}
          closeLabel="Close"
          actions={<Button onClick={() => setAsks(false)}>Yes</Button>}
        />
      </OverlayMeanwhile>
    </UiProvider>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)))

describe('what opens over a page, while its code has not come', () => {
  beforeEach(() => {
    gone = true
    expect(overlaysHere()).toBeUndefined()
  })

  test('its trigger says at once that it opens, and the focus stays; a second press takes that back', async () => {
    render(<Page />)
    expect(button('Bell')).toHaveAttribute('aria-haspopup', 'dialog')
    expect(button('Bell')).toHaveAttribute('aria-expanded', 'false')
    act(() => button('Bell').focus())
    act(() => button('Bell').click())
    expect(button('Bell')).toHaveAttribute('aria-expanded', 'true')
    expect(button('Bell')).toHaveFocus()
    expect(screen.getByText('Loading…')).toBeInTheDocument()
    act(() => button('Bell').click())
    expect(button('Bell')).toHaveAttribute('aria-expanded', 'false')
    await settled()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('Escape takes it back, and so does a press elsewhere', async () => {
    render(<Page />)
    act(() => button('More').click())
    act(
      () => void button('More').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    )
    expect(button('More')).toHaveAttribute('aria-expanded', 'false')
    act(() => button('More').click())
    act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })))
    expect(button('More')).toHaveAttribute('aria-expanded', 'false')
    await settled()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a dialog whose code does not come says so, and can be left', async () => {
    render(<Page />)
    await userEvent.click(button('Delete'))
    expect(await screen.findByRole('dialog', { name: 'Sure?' })).toHaveTextContent('Not loaded.')
    await userEvent.click(button('Close'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('what failed is told, and opens by Try again as if it had been there: the last item for Arrow Up', async () => {
    render(<Page />)
    act(() => button('More').focus())
    await userEvent.keyboard('{ArrowUp}')
    await screen.findByRole('alert')
    gone = false
    await userEvent.click(button('Try again'))
    const menu = await screen.findByRole('menu', { name: 'Actions' })
    await waitFor(() => expect(menu).toHaveFocus())
    expect(screen.queryByText(/Not loaded/)).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(chosen).toHaveBeenCalledWith('Remove')
    await waitFor(() => expect(button('More')).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })
})
