import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The accepted pictures: each story has one a theme. */
export const folder = join(__dirname, 'pictures')
export const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/**
 * Where a picture stands in the folder: `ui/Button/Primary-dark.webp`.
 *
 * @param file the story's, from the project's folder
 * @param story the name under which that file exports it
 */
export const pictureOf = (file: string, story: string, theme: Theme): string =>
  `${file.replace(/^(\.\/)?src\//, '').replace(/\.stories\.tsx$/, '')}/${story}-${theme}.webp`

/** The pictures that stand there, by the same names. */
export const standing = (): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.webp'))
        .map((name) => name.replaceAll('\\', '/'))
    : []
