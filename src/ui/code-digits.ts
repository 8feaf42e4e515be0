/** How many boxes a code has. */
export const codeLength = 6

/** The digits of any text: full-width ones made plain, everything else dropped. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

/** Six digits; a blank inside stands for a box that was emptied. */
export const isCompleteCode = (code: string): boolean => /^\d{6}$/.test(code)

/** The code with `digits` written from box `at` on. */
export function write(code: string, at: number, digits: string): string {
  const boxes = code.padEnd(codeLength).split('')
  ;[...(digits || ' ')].slice(0, codeLength - at).forEach((digit, index) => (boxes[at + index] = digit))
  return boxes.join('').trimEnd()
}
