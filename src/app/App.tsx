import type { Store } from '@reduxjs/toolkit'
import { Provider } from 'react-redux'
import { RouterProvider, type createBrowserRouter } from 'react-router-dom'
import { PartMeanwhile } from '../kit/arriving/Instead'
import '../ui/table.css'
import '../ui/media.css'
import { OverlayMeanwhile } from '../ui/overlays/Instead'
import { UiProvider } from '../ui/UiProvider'
import type { Meanwhile } from '../ui/useArriving'

const overlayMeanwhile = (meanwhile: Meanwhile) => <PartMeanwhile {...meanwhile} />

type Props = { store: Store; router: ReturnType<typeof createBrowserRouter> }

/** The app behind the sign-in: store, look and router. Language and gate are the router's first layers. */
export function App({ store, router }: Props) {
  return (
    <Provider store={store}>
      <UiProvider>
        <OverlayMeanwhile value={overlayMeanwhile}>
          <RouterProvider router={router} />
        </OverlayMeanwhile>
      </UiProvider>
    </Provider>
  )
}
