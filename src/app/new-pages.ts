import { createAction } from '@reduxjs/toolkit'

/** Where the ways to other pages meet a newer release, whose code comes later (release.ts). */
let takes = (_to: string): boolean => false

export function askBeforePages(ask: (to: string) => boolean): void {
  takes = ask
}

/** Whether the page at this address comes with a new document, which is on its way then. */
export const comesAnew = (to: string): boolean => takes(to)

/** The code of the page at which the person is has not come. */
export const pageMissing = createAction('app/pageMissing')
