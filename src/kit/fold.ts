/**
 * The form in which free text is compared: accents, case, width and invisible characters make no difference,
 * `đ` is `d`, and the composed and decomposed spellings of a letter are one.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()

/** The order of names in a language, whatever the case: Dũng before Đan in Vietnamese, after it in English. */
export const alphabetical = (lang: string): ((a: string, b: string) => number) =>
  new Intl.Collator(lang, { sensitivity: 'base', numeric: true }).compare
