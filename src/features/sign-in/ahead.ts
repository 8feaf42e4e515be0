import { savesData } from '../../browser'
import type { Lang } from '../../texts'

/**
 * Lets the browser fetch what is shown after the sign-in, while the person types: it takes what is fetched ahead when the
 * line is free, and runs none of it. The build names the files (scripts/preloads.ts).
 */
export function fetchAhead(lang: Lang): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name=ahead]')
  if (!named || savesData()) return
  const isOtherLanguage = (file: string) => file.includes('/texts-') && !file.includes(`/texts-${lang}.`)
  for (const file of named.content.split(' ')) {
    const href = `/${file}`
    if (isOtherLanguage(file) || document.head.querySelector(`link[href="${href}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.as = file.endsWith('.css') ? 'style' : 'script'
    link.href = href
    document.head.append(link)
  }
}
