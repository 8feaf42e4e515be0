/** A change of one file that takes a protection away: `from` stands exactly once in it. */
export type Removal = { readonly file: string; readonly from: string; readonly to: string }

/**
 * One row of docs/security.md. `npm run long -- security` makes the `removal` in a copy of the project and runs the tests
 * named by `caught`: they have to fail. A file that ends in `.e2e.ts` is run in a browser, over a build of its own.
 */
export type Protection = {
  /** S1 to S54 of the checklist; two numbers of it are not used. */
  readonly id: string
  readonly title: string
  /** What keeps it, for somebody who reads the table. */
  readonly how: string
  readonly removal?: Removal
  /** The test file, and a part of the titles meant. */
  readonly caught: { readonly file: string; readonly titles?: string }
  /** Why nothing can be taken away to prove it. */
  readonly unproved?: string
}
