import type { Store } from '@reduxjs/toolkit'
import { Provider } from 'react-redux'
import { RouterProvider, type createBrowserRouter } from 'react-router-dom'
import '../ui/table.css'
import '../ui/media.css'
import { UiProvider } from '../ui/UiProvider'

type Props = { store: Store; router: ReturnType<typeof createBrowserRouter> }

/** The app behind the sign-in: store, look and router. Language and gate are the router's first layers. */
export function App({ store, router }: Props) {
  return (
    <Provider store={store}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </Provider>
  )
}
