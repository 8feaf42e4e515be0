import { local } from '../browser'

/** Light or dark: what the person chose, and what it comes to now. Kept in this browser. */
export type ThemeChoice = 'light' | 'dark' | 'system'
export type Theme = 'light' | 'dark'

const KEY = 'console.theme'
const darkSystem = () => window.matchMedia?.('(prefers-color-scheme: dark)')

export function themeChoice(): ThemeChoice {
  const stored = local.get(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function currentTheme(): Theme {
  const choice = themeChoice()
  return choice === 'system' ? (darkSystem()?.matches ? 'dark' : 'light') : choice
}

const listeners = new Set<() => void>()

/** Puts the theme on the document; the rules of tokens.css follow it. */
export function applyTheme(): void {
  document.documentElement.dataset.theme = currentTheme()
  listeners.forEach((heard) => heard())
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') local.remove(KEY)
  else local.set(KEY, choice)
  applyTheme()
}

/** Calls back when the theme changes, by choice here or in another tab, or by the system. */
export function onThemeChange(heard: () => void): () => void {
  listeners.add(heard)
  return () => listeners.delete(heard)
}

/** Once a document: applies the theme now and whenever system or another tab changes it. */
export function followTheme(): void {
  applyTheme()
  darkSystem()?.addEventListener('change', applyTheme)
  window.addEventListener('storage', ({ key }) => key === KEY && applyTheme())
}
