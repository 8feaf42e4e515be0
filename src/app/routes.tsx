import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { inTime } from '../arriving'
import type { Parts } from '../flows/parts'
import { arriving } from '../kit/arriving/arriving'
import { PartMeanwhile } from '../kit/arriving/Instead'
import { addressesOf, pagePaths, pages, type Page } from '../kit/navigation/pages'
import { paths, textGroups } from '../paths'
import { langOf } from '../texts'
import { FirstArriving } from './Arriving'
import { bringTexts } from './catalogue'
import type { Engine } from './engine'
import { Gate, OrganizationGate } from './Gate'
import { LanguageLayer } from './LanguageLayer'
import { NotFound } from './NotFound'
import { PageGate } from './PageGate'
import { pageMissing } from './new-pages'
import { RouteError } from './RouteError'
import { screens, signOut, type Screen } from './screens'
import { LandingShell } from './shell/LandingShell'
import { Shell } from './shell/Shell'

type Way = {
  /** Gives the store what a screen needs of it (`engine.ts`). */
  readonly bring: (parts: Parts) => void
  /** The code of a screen has not come. */
  readonly onMissing: () => void
}

const screenAt = (path: string, { screen, parts = [] }: Screen, { bring, onMissing }: Way): RouteObject => ({
  path,
  lazy: async () => {
    const load = async () => {
      const [Screen, needed] = await Promise.all([
        screen(),
        Promise.all(parts.map((part) => part())),
        bringTexts(langOf(location.search), textGroups[path]),
      ])
      needed.forEach(bring)
      return Screen
    }
    const fail = () => {
      onMissing()
      // The router never loads a route anew: one that has not come is tried again where it stands.
      return arriving(load, PartMeanwhile, { failed: true })
    }
    return { Component: await inTime(load).catch(fail) }
  },
})

/** The pages of a frame. One that throws leaves its shell standing, and where it has none the language. */
const pagesIn = (frame: Page['frame'], way: Way, errorElement = <RouteError />): RouteObject[] => [
  {
    element: <PageGate />,
    errorElement,
    children: pagePaths
      .filter((page) => (pages[page].frame ?? 'shell') === frame)
      .flatMap((page) => addressesOf(page).map((path) => screenAt(path, screens[page], way))),
  },
]

/** Every screen. Outermost the language; then whoever is signed in; then the organization and its shell. */
const routes = (way: Way): RouteObject[] => [
  {
    element: <LanguageLayer />,
    HydrateFallback: FirstArriving,
    errorElement: <RouteError alone />,
    children: [
      {
        errorElement: <RouteError alone />,
        children: [
          screenAt(paths.signOut, signOut, way),
          {
            element: <Gate />,
            children: [
              ...pagesIn('none', way, <RouteError alone />),
              { element: <LandingShell />, children: pagesIn('landing', way) },
              {
                element: <OrganizationGate />,
                children: [{ element: <Shell />, children: pagesIn('shell', way) }],
              },
            ],
          },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
]

/** Made once a document, at the address that it has then. */
export function createRouter({ bring, store }: Pick<Engine, 'bring' | 'store'>) {
  const { pathname, search, hash } = location
  // A path of two slashes is the name of a host wherever an address is made of it, as by a change of the language.
  if (pathname.startsWith('//'))
    history.replaceState(history.state, '', pathname.replace(/^\/+/, '/') + search + hash)
  return createBrowserRouter(routes({ bring, onMissing: () => store.dispatch(pageMissing()) }))
}
