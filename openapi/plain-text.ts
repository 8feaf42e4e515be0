/**
 * The one rule for names and free text, `x-text` in the description. Console and sandbox read it here, so that they
 * cannot differ (docs/decisions/0019-plain-text.md).
 */

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * Controls, halves of characters, and what is never drawn: zero-width characters, soft hyphens, byte order marks,
 * direction controls, tags. Not what is looked at below: blanks, joiners, variation selectors.
 */
const UNSEEN =
  /(?![\n\t\u115f\u1160\u3164\uffa0\u200c\u200d\p{Variation_Selector}])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2028-\u202e\ufff9-\ufffc]/gu

/** Every kind of blank, and letters that look like one: Hangul fillers, the empty Braille cell, the null notehead. */
const BLANK = /[^\S\n]|[\u115f\u1160\u2800\u3164\uffa0\u{1d159}]/gu

/** Emoji, and letters without case (Arabic, Persian, Hindi): there a joiner or a selector changes what is seen. */
const PICTURE_OR_LETTER = /^[\p{Extended_Pictographic}\p{Lo}]$/u
const JOINABLE = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Lo}\p{M}]$/u

const SELECTORS = /(^|.)(\p{Variation_Selector})\p{Variation_Selector}*(?=(.?))/gsu
const KEYCAP = '\u20e3'
const JOINERS = /(^|.)([\u200c\u200d])[\u200c\u200d]*(?=(.?))/gsu

/** Something that stands by itself: not only accents, which need a letter. */
const VISIBLE = /[^\s\p{M}\u200c\u200d]/u

/**
 * A name as it is kept and compared: composed (NFC), on one line, nothing in it that nobody sees, no blanks around it.
 * What only looks blank is empty. With `lines` it may have several.
 */
export function plainText(value: string, { lines = false }: { readonly lines?: boolean } = {}): string {
  const text = value
    .normalize('NFC')
    .replace(LINE_BREAK, '\n')
    .replace(UNSEEN, '')
    .replace(BLANK, ' ')
    .replace(/\n/g, lines ? '\n' : ' ')
    .replace(SELECTORS, (_all, before: string, selector: string, after: string) =>
      PICTURE_OR_LETTER.test(before) || after === KEYCAP ? before + selector : before,
    )
    .replace(JOINERS, (_all, before: string, joiner: string, after: string) =>
      JOINABLE.test(before) && JOINABLE.test(after) ? before + joiner : before,
    )
    .trim()
  return VISIBLE.test(text) ? text : ''
}

/** Characters as `maxLength` counts them: an accented letter is one, an emoji as many as it is composed of. */
export const lengthOf = (text: string): number => [...text].length
