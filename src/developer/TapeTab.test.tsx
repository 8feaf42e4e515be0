import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import type { Tape } from '../../scripts/tapes/tape'
import { setConfig } from '../config'
import { testConfig } from '../flows/testing'

const SECRET = 'Planted~password_1'

/** A document that is loaded: the recording first, as in the entries of a development build. */
async function load() {
  jest.resetModules()
  await import('./recording')
  const { configureStore } = await import('@reduxjs/toolkit')
  const store = configureStore({ reducer: { facts: (all: number = 0) => all + 1 } })
  return store
}

async function open() {
  // Of this document, as React is.
  const { TapeTab } = await import('./TapeTab')
  const { render } = await import('@testing-library/react/pure')
  const { UiProvider } = await import('../ui/UiProvider')
  const reloads: string[] = []
  render(
    <UiProvider>
      <TapeTab reload={() => reloads.push('reloaded')} />
    </UiProvider>,
  )
  return reloads
}

test('a tape is recorded from a reload on, over several documents, and saved without what was typed', async () => {
  setConfig(testConfig)
  const saved: Blob[] = []
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob)
    return 'blob:one'
  }
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)

  await load()
  const reloads = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Record' }))
  expect(reloads).toEqual(['reloaded'])
  document.body.replaceChildren()

  const first = await load()
  const payload = { userName: 'an@acme.example', password: SECRET }
  first.dispatch({ type: 'signIn/credentialsGiven', payload })
  const { standsReady } = await import('./recording')
  await standsReady()
  dispatchEvent(new Event('pagehide'))
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(SECRET)

  const second = await load()
  second.dispatch({ type: 'logout/asked', payload: { allDevices: false } })
  ;(await import('../config')).setConfig(testConfig)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save as file' }))
  const text = await saved[0]!.text()
  const tape = JSON.parse(text) as Tape
  expect(tape.start.persona).toBe('an@acme.example')
  expect(tape.steps.map((step) => ('did' in step ? step.did.type : Object.keys(step)[1]))).toEqual([
    'document',
    'signIn/credentialsGiven',
    'document',
    'logout/asked',
  ])
  expect(tape.end.state).toHaveProperty('facts')
  expect(text).not.toContain(SECRET)
  expect(screen.getByRole('button', { name: 'Record' })).toBeVisible()
})
