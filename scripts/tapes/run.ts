import { differencesOf, isDone, valueDifferences, wordsOf, type Done } from './compare'
import type { End, Keeper } from './keeper'
import type { Input, Step, Tape, Way } from './tape'
import { treeDifferences } from './tree'

/**
 * Replays a tape in a world: what the person, their screens and the server did is done again at its time, which is moved; what
 * the console does by itself is recorded there with the same recorder, and compared. The worlds are Jest (replay.ts) and
 * Chromium (scripts/tapes/browser/world.ts).
 */

export type World = {
  /** Hears the recorder of the replay. */
  readonly keeper: Keeper
  /** Whether an operation of the description only reads. */
  readonly isRead: (operation: string) => boolean
  /** Whether it came of something that a screen did before the tape has it do it. */
  readonly isAhead?: (step: Step) => boolean
  /** Moves the time to so many milliseconds after the start, where it is not later already, and settles. */
  readonly move: (ms: number) => Promise<void>
  /** A moment without time in which something may come of what has happened. */
  readonly turn: () => Promise<void>
  /** Turns until nothing more comes. */
  readonly settle: () => Promise<void>
  /** What has waited for the page, and may go on; undefined where nothing does. */
  readonly waiting: () => (() => void | Promise<void>) | undefined
  /** The document is over, where it does not end by itself. */
  readonly leave?: () => void
  /**
   * Whether a screen has said, asked or gone by itself what a tape has it do; screens are not everywhere. `next`: when the
   * tape goes on, in milliseconds after the start.
   */
  readonly hasDone?: (step: Step & (Input | Way), next: number) => Promise<boolean>
  /** Does it again; answers in words why it cannot. `call`: the number that a call of the tape has in the replay. */
  readonly act: (step: Step & (Input | Way), call: number) => Promise<string | void> | string | void
  readonly end: () => Promise<End> | End
}

export type Replayed = {
  /** In words; none where the replay went as the tape. */
  readonly differences: readonly string[]
  /** The operations that were called, in the order of the tape: those side by side may be in another one. */
  readonly calls: readonly string[]
}

const MOST_TURNS = 200
const LATE = 3000 // ms: that a browser on a busy machine may be

export async function replayIn(world: World, { steps, end }: Tape): Promise<Replayed> {
  const { keeper } = world
  /** What the console did by itself and the tape has said too; and the numbers of its calls, by those of the tape. */
  const said = new Set<Done>()
  const numbers = new Map<number, number>()
  const calls: string[] = []
  /** What a timer brought about, or what had waited for the page: it may come before its moment. */
  const early = new Set<Done>()

  /** What the console did that the tape has not said yet. */
  const unsaid = () => keeper.steps.filter(isDone).filter((step) => !said.has(step))

  async function comingEarly<T>(act: () => Promise<T>): Promise<T> {
    const known = new Set(unsaid())
    const result = await act()
    for (const step of unsaid()) if (!known.has(step)) early.add(step)
    return result
  }
  const moveTo = (ms: number) => comingEarly(() => world.move(ms))

  /** Waits until the console does what the tape says next; otherwise answers what it does, if anything. */
  async function next(expected: Done): Promise<Done | undefined> {
    const found = () => unsaid().find((step) => wordsOf(step) === wordsOf(expected))
    while (!found()) {
      await world.settle()
      if (found()) break
      const goOn = world.waiting()
      if (!goOn) {
        for (let turns = 0; turns < MOST_TURNS && !found(); turns += 1) await world.turn()
        break
      }
      await comingEarly(async () => {
        await goOn()
        await world.settle()
      })
    }
    return found() ?? unsaid().find((step) => !early.has(step))
  }

  /** What came before something that the tape has said already: the tape has them the other way round. */
  const overtaking = (index: number): Done | undefined => {
    const all = keeper.steps.filter(isDone)
    const last = all.findLastIndex((step) => said.has(step))
    const before = all.slice(0, Math.max(last, 0)).filter((step) => !said.has(step))
    return before.find(
      (step) =>
        !early.has(step) && !world.isAhead?.(step) && !isReadAgain(step, index) && !isSoon(step, index),
    )
  }
  /** In a browser a call waits for code, which comes sooner in another build than that of the tape. */
  const isSoon = (step: Done, index: number) => world.hasDone && 'called' in step && comesBy(step, index)
  /** Whether the tape has this call a moment after a step. */
  const comesBy = (step: Done, index: number) => {
    const latest = (steps[index]?.ms ?? end.ms) + LATE
    return steps.slice(index).some((other) => wordsOf(other) === wordsOf(step) && other.ms < latest)
  }
  /**
   * What RTK Query reads once more some time after a change, which waits for what is under way: where a browser's timer
   * was late, other calls may stand between.
   */
  const isReadAgain = (step: Done, index: number) => {
    if (!('called' in step) || !world.isRead(step.called)) return false
    const isSame = (other: Step) => 'called' in other && wordsOf(other) === wordsOf(step)
    return steps.slice(0, index).some(isSame) && comesBy(step, index)
  }

  /** What screens asked for in a document that is left: that of the tape was left before its browser had come so far. */
  function passOver() {
    const document = keeper.steps.findLastIndex((step) => 'document' in step)
    const before = keeper.steps.slice(0, document)
    for (const step of unsaid()) if (before.includes(step)) said.add(step)
  }

  /** The number in the replay of the call that a step is about. */
  const callOf = (step: Step): number => {
    if ('answered' in step) return numbers.get(step.answered) ?? NaN
    if ('unanswered' in step) return numbers.get(step.unanswered) ?? NaN
    return 'heard' in step ? (numbers.get(step.heard) ?? NaN) : NaN
  }

  /** Where the tape stands, for whoever reads a difference. */
  const place = (index: number) => {
    const before = steps.slice(0, index).findLast((step) => !isDone(step))
    const at = `${((steps[index]?.ms ?? end.ms) / 1000).toFixed(1)} s`
    return `Step ${index + 1} of ${steps.length}, at ${at}${before ? `, after ${wordsOf(before)}` : ''}:`
  }

  async function all(): Promise<readonly string[]> {
    for (const [index, step] of steps.entries()) {
      // Nothing more came of the document before: how long the next one needs is a matter of the line and the machine.
      if ('document' in step) world.leave?.()
      if (!step.together) await moveTo(step.ms)
      if (!isDone(step)) {
        const before = overtaking(index)
        if (before)
          return [place(index), `the replay: the console ${wordsOf(before)}`, 'the tape:   not before this']
        const goesOn = steps.slice(index + 1).find(({ together }) => !together) ?? end
        if (world.hasDone && (await comingEarly(async () => world.hasDone?.(step, goesOn.ms)))) continue
        // Where it is done at once, no promise may go on before what the tape has together with it.
        const acting = world.act(step, callOf(step))
        const why = acting instanceof Promise ? await acting : acting
        if (why) return [place(index), `the tape:   ${wordsOf(step)}`, `the replay: ${why}`]
        if ('document' in step && world.hasDone) passOver()
        if (!steps[index + 1]?.together) await world.settle()
        continue
      }
      const came = await next(step)
      const differences = came
        ? differencesOf(step, keeper.swept(came))
        : [`the tape:   the console ${wordsOf(step)}`, 'the replay: the console does nothing']
      if (!came || differences.length > 0) return [place(index), ...differences]
      said.add(came)
      if ('called' in step && 'called' in came) {
        numbers.set(step.call, came.call)
        calls.push(came.called)
      }
    }
    await moveTo(end.ms)
    await world.settle()
    // In the browser of the tape a timer or a screen was late, and the tape over.
    const isLate = (step: Done & Step) =>
      step.ms >= end.ms - LATE && (world.hasDone || early.has(step) || world.isAhead?.(step))
    const more = unsaid().find((step) => !isLate(step))
    if (more)
      return [place(steps.length), `the replay: the console ${wordsOf(more)}`, 'the tape:   it is over']
    return endDifferences(keeper.finish(await world.end()).end)
  }

  function endDifferences(came: Tape['end']): readonly string[] {
    const address = valueDifferences('the address', end.address, came.address)
    const state = Object.entries(end.state ?? {}).flatMap(([name, slice]) =>
      // A slice that only the replay has came with a screen of a document before.
      valueDifferences(`state.${name}`, slice, came.state?.[name]),
    )
    const tree = treeDifferences(end.tree, came.tree)
    const differences = [...address, ...state, ...tree]
    return differences.length > 0 ? ['At the end:', ...differences] : []
  }

  return { differences: await all(), calls }
}
