import { closeOver, ours } from './closing'

const page = '/activity/exports-history'
const place = { pathname: page, search: '?page=2&drawer=json&record=1', state: ours }
const foreign = { ...place, state: null }
const at = (search: string, pathname = page) => history.replaceState(null, '', pathname + search)

beforeEach(() => at(place.search))
// Whatever went back has arrived.
afterEach(() => window.dispatchEvent(new PopStateEvent('popstate')))

test('B49 what the page opened itself closes by going back, once, however often it is pressed', () => {
  const navigate = jest.fn()
  closeOver(place, navigate)
  closeOver(place, navigate)
  expect(navigate.mock.calls).toEqual([[-1]])
})

test('what an address opened closes by leaving its parameters behind', () => {
  const navigate = jest.fn()
  at('?page=2&drawer=json&record=1&tab=a')
  closeOver(foreign, navigate, { parts: ['tab'] })
  expect(navigate.mock.calls).toEqual([[`${page}?page=2`, { replace: true, state: null }]])
})

test.each([
  ['Back has closed it already', '?page=2', page],
  ['something else has taken its place', '?page=2&drawer=criteria&record=1', page],
  ['the page is left', place.search, '/help'],
])('a late answer closes nothing more when %s', (_why, search, pathname) => {
  const navigate = jest.fn()
  at(search, pathname)
  closeOver(place, navigate)
  closeOver(foreign, navigate)
  expect(navigate).not.toHaveBeenCalled()
})

test('a change of the address that is not drawn yet does not keep it open', () => {
  const navigate = jest.fn()
  at('?page=2&drawer=json&record=2')
  closeOver(place, navigate)
  expect(navigate.mock.calls).toEqual([[-1]])
})

test('once it has gone back, the next one closes too', () => {
  const navigate = jest.fn()
  closeOver(place, navigate)
  window.dispatchEvent(new PopStateEvent('popstate'))
  closeOver(place, navigate)
  expect(navigate).toHaveBeenCalledTimes(2)
})
