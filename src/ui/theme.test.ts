import { FIRST_SCRIPT } from '../../deploy/document'
import { currentTheme } from './theme'

const systemIs = (dark: boolean) => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: dark }) as MediaQueryList
}

test.each([
  { choice: 'light', dark: true },
  { choice: 'dark', dark: false },
  { choice: undefined, dark: true },
  { choice: undefined, dark: false },
  { choice: 'pink', dark: true },
])(
  'B46 the first thing painted has the theme that the console will have: $choice, system dark $dark',
  ({ choice, dark }) => {
    localStorage.clear()
    if (choice) localStorage.setItem('console.theme', choice)
    systemIs(dark)
    document.head.innerHTML = '<meta name="color-scheme" content="light dark">'
    delete document.documentElement.dataset.theme
    window.eval(FIRST_SCRIPT)
    expect(document.documentElement.dataset.theme).toBe(currentTheme())
    expect(document.querySelector('meta')?.content).toBe(currentTheme())
  },
)
