/** The texts of a failure, both languages: said also when the catalogue itself did not come. */
import en from './en/failure.json'
import vi from './vi/failure.json'
import type { Lang } from '.'

export const failureTexts: Record<Lang, Record<string, string>> = { en, vi }
