/** The texts of the search over everything, both languages: its words change with the language while it is open. */
import { texts as en } from './en-commands.gen'
import { texts as vi } from './vi-commands.gen'
import type { Lang, Messages } from '.'

export const commandTexts: Readonly<Record<Lang, Messages>> = { en, vi }
