import { fetchAhead } from './ahead'

const APP = 'assets/shell.0a.js'
const STYLE = 'assets/mount.0b.css'
const EN = 'assets/texts-en.0c.js'
const VI = 'assets/texts-vi.0d.js'

const fetched = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, href }) => [rel, as, new URL(href).pathname])

beforeEach(() => {
  document.head.innerHTML = `<meta name="ahead" content="${[APP, STYLE, EN, VI].join(' ')}">`
})
afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

test('what comes after the sign-in is fetched ahead, in the language that is read, each file once', () => {
  fetchAhead('en')
  expect(fetched()).toEqual([
    ['prefetch', 'script', `/${APP}`],
    ['prefetch', 'style', `/${STYLE}`],
    ['prefetch', 'script', `/${EN}`],
  ])
  fetchAhead('vi')
  expect(fetched().slice(3)).toEqual([['prefetch', 'script', `/${VI}`]])
})

test('whoever saves data fetches nothing ahead', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  fetchAhead('en')
  expect(fetched()).toEqual([])
})

test('a document that names nothing fetches nothing', () => {
  document.head.innerHTML = ''
  fetchAhead('en')
  expect(fetched()).toEqual([])
})
