import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// A loaded machine is slow, not wrong: what does not come at all is still a failure, only later.
jest.setTimeout(120_000)
configure({ asyncUtilTimeout: 30_000 })

// jsdom lays nothing out: what watches sizes (tooltips, menus) sees none change, and nothing scrolls.
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined
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
