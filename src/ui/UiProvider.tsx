import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import './parts.css'
import { system } from './system'
import { TooltipLayer } from './Tooltip'

// Speedy in development too: the Content-Security-Policy allows only style elements without text.
const cache = createCache({ key: 'css', speedy: true })

/** What every component of this folder needs around it. `base.css` must be loaded as well. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        {children}
        <TooltipLayer />
      </ChakraProvider>
    </CacheProvider>
  )
}
