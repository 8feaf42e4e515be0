import { everySetting, expectAccessible } from './accessibility'
import { openMore, showScreen, type Setting } from './axe-screen'
import { screens } from './axe-screens'
import { test } from './fixtures'

/** A phone and a desk; in the second one what a screen opens is looked at, too. */
const opposite: Setting[] = [
  { lang: 'en', theme: 'light', layout: 'standard', width: 390 },
  { lang: 'vi', theme: 'dark', layout: 'modern', width: 1440 },
]
const everything = (['en', 'vi'] as const).flatMap((lang) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['standard', 'modern'] as const).flatMap((layout) =>
      [390, 768, 1440].map((width) => ({ lang, theme, layout, width })),
    ),
  ),
)

for (const screen of screens) {
  const sample = screen.example ? opposite : opposite.slice(1)
  for (const setting of everySetting ? everything : sample)
    test(`B47 ${screen.name} is accessible: ${Object.values(setting).join(', ')}`, async ({
      page,
      sandbox,
    }) => {
      await showScreen(page, sandbox, screen, setting)
      await expectAccessible(page, screen.name)
      if (!screen.opened || setting.lang === 'en') return
      await openMore(page, screen.opened)
      await expectAccessible(page, `${screen.name}, opened`)
    })
}
