/** The texts of the light way in, both languages: switching there needs no further request. */
import en from './en/sign-in.json'
import vi from './vi/sign-in.json'
import type { Lang } from '.'

export const signInTexts: Record<Lang, Record<string, string>> = { en, vi }
