/** The form in which free text is stored beside the original and compared: no accents, đ as d, lower case. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase()

/** A LIKE pattern for "contains", with `\` as its escape, in which the searched text has no wildcards. */
export const containing = (text: string): string => `%${fold(text.trim()).replace(/[\\%_]/g, '\\$&')}%`
