import { session } from '../browser'
import { createKeeper, type Keeper, type Kept } from '../../scripts/tapes/keeper'
import { recordPage, type Raw } from '../../scripts/tapes/record'
import type { Tape } from '../../scripts/tapes/tape'
import { config } from '../config'
import { now } from '../clock'

/**
 * The tape that the developer panel records, from a reload on. It stands before the console in both entries of a
 * development build, since the store asks once, when it is made, who wants to hear it. From document to document it is
 * kept in the tab without its secrets.
 */

const RECORDS = 'developer-tape'
const KEPT = 'developer-tape-kept'
const about = { title: 'recorded in the developer panel', ledger: [], flow: 'recorded' }

export const isRecording = (): boolean => session.get(RECORDS) !== null

let keeper: Promise<Keeper> | undefined
let standing: Keeper | undefined
/** What was said before the description was there. */
let said: Raw[] = []
const recorder = isRecording() ? recordPage((step) => hear(JSON.parse(step) as Raw)) : undefined
if (recorder) {
  keeper = begin()
  addEventListener('pagehide', keep)
}

function hear(step: Raw): void {
  if (standing) standing.add(step)
  else said.push(step)
}

/** The description says what is secret; it is large, and fetched when it is needed. */
async function begin(): Promise<Keeper> {
  const { default: bundle } = await import(
    /* webpackChunkName: "developer-description" */ '../../openapi/bundle.gen.json'
  )
  const kept = session.get(KEPT)
  // JSON has no types: the bundle, and what `keep` has written.
  const made = createKeeper(bundle as never, about, kept === null ? undefined : (JSON.parse(kept) as Kept))
  said.forEach((step) => made.add(step))
  said = []
  standing = made
  return made
}

/** Once what was said has been taken; before that a document that is left is not on the tape. */
export const standsReady = async (): Promise<void> => void (await keeper)

function keep(): void {
  const kept = standing?.keep()
  if (isRecording() && kept) session.set(KEPT, JSON.stringify(kept))
}

/** From the document on that is loaded after this. */
export function startRecording(): void {
  session.remove(KEPT)
  session.set(RECORDS, 'on')
}

/** What was recorded; undefined where nothing is. */
export async function stopRecording(): Promise<Tape | undefined> {
  if (!keeper) return undefined
  const made = await keeper
  const { pathname, search, hash } = location
  const tape = made.finish({
    at: now(),
    address: pathname + search + hash,
    state: recorder?.state(),
    config: config(),
  })
  recorder?.stop()
  session.remove(RECORDS)
  session.remove(KEPT)
  return tape
}
