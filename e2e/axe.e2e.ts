import { everySetting, expectAccessible } from './accessibility'
import { screens } from './axe-screens'
import { expect, signIn, test } from './fixtures'
import { question, remember } from './verbs'

type Setting = {
  readonly lang: 'en' | 'vi'
  readonly theme: 'light' | 'dark'
  readonly layout: 'standard' | 'modern'
  readonly width: number
}

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
      await page.setViewportSize({ width: setting.width, height: 900 })
      await remember(page, setting)
      await page.addInitScript(() => sessionStorage.setItem('isFirstLoggedIn', 'true'))
      if (screen.as) await signIn(page, sandbox, screen.as, screen.organization)
      const lang = screen.address.includes('?') ? `&lang=${setting.lang}` : `?lang=${setting.lang}`
      await page.goto(screen.address + lang)
      // An open drawer hides the heading from roles.
      await page.locator('h1').first().waitFor()
      if (screen.address.includes('drawer='))
        await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page, screen.name)
      if (!screen.opened || setting.lang === 'en') return
      await screen.opened(page)
      await page
        .getByRole('dialog')
        .or(question(page))
        .or(page.getByRole('listbox'))
        .or(page.getByRole('menu'))
        .or(page.locator('main [aria-expanded=true]'))
        .first()
        .waitFor()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page, `${screen.name}, opened`)
    })
}
