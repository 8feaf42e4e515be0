import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// A loaded machine is slow, not wrong: what does not come at all is still a failure, only later.
jest.setTimeout(120_000)
configure({
  asyncUtilTimeout: 30_000,
  // Without the document as HTML, which is long, says little, and is made anew whenever something is waited for.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

// jsdom lays nothing out: what watches sizes (tooltips, menus) sees none change, nothing scrolls, and nothing is animated.
if (typeof window !== 'undefined') {
  Element.prototype.getAnimations = () => []
  window.scrollTo = () => undefined
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect()
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}

// What the environment has read once for all files of its worker.
declare const sandboxDescription: object | undefined
jest.mock('../sandbox/description', () =>
  typeof sandboxDescription === 'undefined'
    ? jest.requireActual<object>('../sandbox/description')
    : sandboxDescription,
)

// What opens over a page is there at once, so that no test waits for its code (src/ui/overlays/overlay.test.tsx does).
jest.mock('../src/ui/overlays/code', () => {
  const all = () => jest.requireActual<object>('../src/ui/overlays/all')
  return { overlaysHere: all, loadOverlays: async () => all(), expectOverlays: () => undefined }
})

// What nobody waits for begins at once, so that no test waits for it (src/page-stands.test.ts does).
jest.mock('../src/page-stands', () => ({ pageStands: () => Promise.resolve() }))

// Tabs note behind everybody's back, outside of React's act, that no server has drawn them: none ever does.
jest.mock('@zag-js/tabs', () => {
  const tabs = jest.requireActual<{ machine: { entry: readonly string[] } }>('@zag-js/tabs')
  const entry = tabs.machine.entry.filter((action) => action !== 'syncSsr')
  return { ...tabs, machine: { ...tabs.machine, entry } }
})
