import { system } from '../ui/system'
import { chooseLayout, currentLayout, onLayoutChange, wideFrom } from './layout'

beforeEach(() => localStorage.clear())

test('SHELL-28 SHELL-29 Standard without a choice, then what was chosen', () => {
  expect(currentLayout()).toBe('standard')
  chooseLayout('modern')
  expect([currentLayout(), localStorage.getItem('console.layout')]).toEqual(['modern', 'modern'])
  chooseLayout('standard')
  expect([currentLayout(), localStorage.getItem('console.layout')]).toEqual(['standard', null])
})

test.each(['', 'v2', 'MODERN', '{"layout":"modern"}'])('SHELL-28 %p is no choice', (kept) => {
  localStorage.setItem('console.layout', kept)
  expect(currentLayout()).toBe('standard')
})

test('SHELL-29 a choice here or in another tab is told, until nobody listens', () => {
  const heard = jest.fn()
  const leave = onLayoutChange(heard)
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
  chooseLayout('modern')
  expect(heard).toHaveBeenCalledTimes(1)
  tell('console.theme')
  expect(heard).toHaveBeenCalledTimes(1)
  tell('console.layout')
  tell(null) // everything was cleared
  expect(heard).toHaveBeenCalledTimes(3)
  leave()
  chooseLayout('standard')
  tell('console.layout')
  expect(heard).toHaveBeenCalledTimes(3)
})

test('SHELL-38 ORGCOMMON-40 there are five breakpoints, and each layout has its own for the side', () => {
  const widths = ['sm', 'md', 'lg', 'wide', 'xl'].map((name) => system.breakpoints.up(name))
  const from = (width: number) => `@media screen and (min-width: ${width / 16}rem)`
  expect(widths).toEqual([400, 768, 1024, 1280, 1920].map(from))
  expect(wideFrom).toEqual({ standard: 1024, modern: 1280 })
})
