/** What a browser is asked to do through its own driver. `element` and `expression` are JavaScript, evaluated in the page. */
export type Driver = {
  readonly version: string
  goto(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** The value of an expression, as JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Presses with the pointer, in the middle. */
  click(element: string): Promise<void>
  /** Chooses the option of a select that has these words. */
  select(element: string, option: string): Promise<void>
  /** Gives a file input the file at an absolute path. */
  setFile(element: string, path: string): Promise<void>
  /** Types on the keyboard, wherever the focus is. */
  type(text: string): Promise<void>
  /** A key by its name, or several that are held: `Enter`, `Control+k`. */
  press(keys: string): Promise<void>
  /** A cookie of the site that is open. */
  setCookie(name: string, value: string): Promise<void>
  close(): Promise<void>
}

/** A browser that opens pages which know nothing of each other. */
export type Browser = {
  readonly name: string
  open(): Promise<Driver>
  close(): Promise<void>
}

/** Something that a driver has no way to do: the scenario is not tried. */
export class NotTried extends Error {}
