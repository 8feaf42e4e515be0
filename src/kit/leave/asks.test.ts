import { renderHook } from '@testing-library/react'
import { asksBeforeLeaving, skipLeaveGuard } from './asks'
import { isPageTouched, unloadUnasked, useTouched, warnsBeforeUnload } from './touched'

const at = (address: string, state?: unknown) => {
  const { pathname, search } = new URL(address, 'https://console.example')
  return { pathname, search, state }
}
function touch(element: HTMLElement) {
  return renderHook(({ isTouched }) => useTouched({ current: element }, isTouched), {
    initialProps: { isTouched: true },
  })
}

test.each([
  ['/a', '/b', undefined, true],
  ['/a', '/a?lang=vi', undefined, false],
  ['/a?drawer=x', '/a', undefined, false],
  ['/a', '/logout?signoutall=true', undefined, false],
  ['/a', '/b', skipLeaveGuard, false],
  ['/a', '/b', { ours: true }, true],
])('SHELL-34 a touched form of the page, from %s to %s with %j: %s', (from, to, state, asks) => {
  const { unmount } = touch(document.createElement('form'))
  expect(asksBeforeLeaving(at(from), at(to, state))).toBe(asks)
  unmount()
  expect(asksBeforeLeaving(at(from), at(to, state))).toBe(false)
})

test.each([
  ['/a?drawer=x', '/a', true],
  ['/a?drawer=x&record=1', '/a?drawer=x&record=2', true],
  ['/a?drawer=x', '/a?drawer=x&lang=vi', false],
  ['/a?drawer=x', '/b', true],
])('B49 a touched form of a drawer, from %s to %s: %s', (from, to, asks) => {
  const drawer = document.createElement('div')
  drawer.setAttribute('role', 'dialog')
  const { unmount } = touch(drawer.appendChild(document.createElement('form')))
  expect(asksBeforeLeaving(at(from), at(to))).toBe(asks)
  unmount()
})

test('SHELL-35 nothing warns after a flow has begun to leave the document', () => {
  const { rerender } = touch(document.createElement('form'))
  expect(warnsBeforeUnload()).toBe(true)
  rerender({ isTouched: false })
  expect([isPageTouched(), warnsBeforeUnload()]).toEqual([false, false])
  rerender({ isTouched: true })
  unloadUnasked()
  expect([isPageTouched(), warnsBeforeUnload()]).toEqual([true, false])
})
