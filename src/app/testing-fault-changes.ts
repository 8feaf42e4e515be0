import { allNoticesClosed, selectNotices } from '../flows/notices'
import { changes, type Change } from './testing-fault-change-list'
import { check, openConsole, trying, world, wrong } from './testing-fault-console'
import { isOnce, isReady, lost, take, there } from './testing-fault-steps'
import { ELSEWHERE, faults, faultsOf, isBusy, sentences, type Kind } from './testing-faults'

const LONGEST = 600_000

/**
 * Tests that a change which fails is told of, that what was typed stays, that nothing loads on, and that two presses send
 * it once: every third change in `npm test`, with the next fault in turn; all of them with all faults in
 * `npm run long -- faults`.
 */
export function testChanges(): void {
  const chosen = changes
    .map((change, turn) => ({ ...change, turn }))
    .filter(({ turn }) => Boolean(process.env.EVERY_FAULT) || turn % 3 === 0)
  test.each(chosen)(
    '$operation at $at is told of when it fails, and sent once',
    (change) => meetFaults(change, faultsOf(change.turn)),
    LONGEST,
  )
}

async function meetFaults({ operation, at, steps, as }: Change, kinds: readonly Kind[]): Promise<void> {
  const { store, sent, settle, go, leave } = await openConsole(ELSEWHERE, as)
  wrong.length = 0
  for (const [time, kind] of kinds.entries()) {
    trying(`${at}, ${operation}, ${kind}`)
    await leave(kind)
    const last = steps.at(-1)
    const fault = () => world.sandbox.faults.order({ operation, ...faults[kind] })
    if (!last) fault()
    sent.length = 0
    check(await go(at), 'is not there')
    const taken = steps.filter((step) => time === 0 || !isOnce(step))
    for (const [index, step] of taken.slice(0, -1).entries()) {
      take(step)
      // What is searched for comes a while after its letters.
      await settle(() => isReady(taken[index + 1] ?? '[last]'))
    }
    // What the steps before have told goes by itself while no answer comes.
    store.dispatch(allNoticesClosed())
    await settle()
    const before = sentences()
    if (last) {
      fault()
      sent.length = 0
      take(last, 2)
    }
    check(await settle(), 'loads for ever')
    const times = sent.filter((each) => each === operation).length
    check(times === 1, `was sent ${times} times${times === 0 ? `, but ${sent.join(', ')}; ${there()}` : ''}`)
    check(sentences() + selectNotices(store.getState()).length > before || !last, 'no sentence')
    check(!isBusy(), 'a control is busy')
    const gone = lost(steps)
    // An empty answer with status 200 is a success of a change (HTTP-07).
    check(gone.length === 0 || kind === 'an empty answer', `${gone.join(', ')} was typed and is gone`)
    world.sandbox.faults.lift()
  }
  expect([...new Set(wrong)]).toEqual([])
}
