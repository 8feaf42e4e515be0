import { createRoot } from 'react-dom/client'
import { UiProvider } from '../ui/UiProvider'
import { Panel } from './Panel'

/** Puts the developer panel beside the console: in a tree of its own, so that it stands when the console has fallen. */
export function mountDeveloperPanel(): void {
  const element = document.createElement('div')
  // Beside modals: they spare an announcer on the body, let the focus into what has a written role, and know the mark of
  // what can be pressed without closing them.
  element.setAttribute('role', 'region')
  element.setAttribute('aria-label', 'Developer panel')
  element.setAttribute('data-live-announcer', '')
  element.setAttribute('data-beside-modals', '')
  document.body.append(element)
  createRoot(element).render(
    <UiProvider>
      <Panel />
    </UiProvider>,
  )
}
