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
import { Gate, OrganizationGate } from './Gate'
import { LanguageLayer } from './LanguageLayer'
import { NotFound } from './NotFound'
import { PageGate } from './PageGate'
import { RouteError } from './RouteError'
import { screens, signOut, type Screen } from './screens'
import { LandingShell } from './shell/LandingShell'
import { Shell } from './shell/Shell'

/** Gives the store what a screen needs of it (`engine.ts`). */
type Bring = (parts: Parts) => void

const screenAt = (path: string, { screen, parts = [] }: Screen, bring: Bring): RouteObject => ({
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
    // The router never loads a route anew: one that has not come is tried again where it stands.
    return { Component: await inTime(load).catch(() => arriving(load, PartMeanwhile, { failed: true })) }
  },
})

/** The pages of a frame. One that throws leaves its shell standing, and where it has none the language. */
const pagesIn = (frame: Page['frame'], bring: Bring, errorElement = <RouteError />): RouteObject[] => [
  {
    element: <PageGate />,
    errorElement,
    children: pagePaths
      .filter((page) => (pages[page].frame ?? 'shell') === frame)
      .flatMap((page) => addressesOf(page).map((path) => screenAt(path, screens[page], bring))),
  },
]

/** Every screen. Outermost the language; then whoever is signed in; then the organization and its shell. */
const routes = (bring: Bring): RouteObject[] => [
  {
    element: <LanguageLayer />,
    HydrateFallback: FirstArriving,
    errorElement: <RouteError alone />,
    children: [
      {
        errorElement: <RouteError alone />,
        children: [
          screenAt(paths.signOut, signOut, bring),
          {
            element: <Gate />,
            children: [
              ...pagesIn('none', bring, <RouteError alone />),
              { element: <LandingShell />, children: pagesIn('landing', bring) },
              {
                element: <OrganizationGate />,
                children: [{ element: <Shell />, children: pagesIn('shell', bring) }],
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
export function createRouter(bring: Bring) {
  const { pathname, search, hash } = location
  // A path of two slashes is the name of a host wherever an address is made of it, as by a change of the language.
  if (pathname.startsWith('//'))
    history.replaceState(history.state, '', pathname.replace(/^\/+/, '/') + search + hash)
  return createBrowserRouter(routes(bring))
}
