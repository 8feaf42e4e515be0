import { createRoot } from 'react-dom/client'
import { UiProvider } from '../ui/UiProvider'
import { Panel } from './Panel'

/** Puts the developer panel beside the console: in a tree of its own, so that it stands when the console has fallen. */
export function mountDeveloperPanel(): void {
  const element = document.createElement('div')
  document.body.append(element)
  createRoot(element).render(
    <UiProvider>
      <Panel />
    </UiProvider>,
  )
}
