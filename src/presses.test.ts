import { hearPresses } from './presses'

let stop: () => void
beforeEach(() => (stop = hearPresses()))
afterEach(() => stop())

/** Whether the page hears the key, and whether the browser acts on it. */
function press(element: HTMLElement, init: KeyboardEventInit) {
  document.body.append(element)
  const heard = jest.fn()
  element.addEventListener('keydown', heard)
  const acts = element.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
  )
  element.remove()
  return { heard: heard.mock.calls.length === 1, acts }
}
const make = (name: 'input' | 'button' | 'textarea') => document.createElement(name)

test.each(['input', 'button'] as const)('Enter that is held on a %s is one press', (name) => {
  expect(press(make(name), {})).toEqual({ heard: true, acts: true })
  expect(press(make(name), { repeat: true })).toEqual({ heard: false, acts: false })
})

test('Enter that is held writes lines where there are lines, and other keys repeat', () => {
  expect(press(make('textarea'), { repeat: true })).toEqual({ heard: true, acts: true })
  expect(press(make('input'), { key: 'ArrowDown', repeat: true })).toEqual({ heard: true, acts: true })
})

test.each([
  ['Enter', { isComposing: true }],
  ['Escape', { key: 'Escape', isComposing: true }],
  ['Enter that ended it', { keyCode: 229 }],
])('inside a composition %s is for the input method alone', (_key, init) => {
  expect(press(make('input'), init)).toEqual({ heard: false, acts: true })
})
