import type { Preview } from '@storybook/react-webpack5'
import { IntlProvider } from 'react-intl'
import { configure } from 'storybook/test'
import { setConfig } from '../src/config'
import { testConfig } from '../src/flows/testing'
import { texts as en } from '../src/texts/en.gen'
import { texts as vi } from '../src/texts/vi.gen'
import '../src/ui/base.css'
import '../src/ui/table.css'
import { loadOverlays } from '../src/ui/overlays/code'
import { UiProvider } from '../src/ui/UiProvider'

setConfig(testConfig)
// What a play function waits for comes late on a busy machine.
configure({ asyncUtilTimeout: 5_000 })

const preview: Preview = {
  globalTypes: {
    lang: { toolbar: { title: 'Language', items: ['en', 'vi'] } },
    theme: { toolbar: { title: 'Theme', items: ['light', 'dark'] } },
  },
  initialGlobals: { lang: 'en', theme: 'light' },
  // As in a console that stands: what opens over a page is there.
  loaders: [loadOverlays],
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
      const lang = globals.lang === 'vi' ? 'vi' : 'en'
      document.documentElement.lang = lang
      return (
        <UiProvider>
          <IntlProvider locale={lang} messages={lang === 'vi' ? vi : en}>
            <Story />
          </IntlProvider>
        </UiProvider>
      )
    },
  ],
}

export default preview
