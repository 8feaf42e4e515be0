/** The id of the region of notices: pressing one must not count as a press outside a modal. */
export const noticesId = 'notices'

/** Waited for when it is missing (the light sign-in page has none), and complained about after a second: so only if it is there. */
export const persistentElements = () =>
  document.getElementById(noticesId) ? [() => document.getElementById(noticesId)] : []

const field =
  'input:not([readonly], [type=hidden], [type=file]), select, textarea:not([readonly]), button[name]'

/** Where focus goes when a modal opens: the wish, else the first field, else the first action, else the panel. */
export function entrance(
  panel: HTMLElement | null,
  wish: HTMLElement | null | undefined,
): HTMLElement | null {
  const find = (selector: string) => panel?.querySelector<HTMLElement>(selector)
  return wish ?? find(`[data-body] :is(${field})`) ?? find('[data-actions] button') ?? panel
}
