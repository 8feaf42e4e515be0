import { equal } from './equal'

/** The values of one form at three times. */
export type ThreeWay<Values> = {
  /** When the form began with the record. */
  readonly began: Values
  /** As the record was read again. */
  readonly now: Values
  readonly typed: Values
}

export type Side = 'mine' | 'theirs'

/** What somebody else has changed meanwhile and sending the form would undo, in the order of `names`. */
export type Comparison<Name> = {
  /** Nothing was typed there. */
  readonly theirs: readonly Name[]
  /** Something else was typed there: one of the two has to be chosen. */
  readonly both: readonly Name[]
}

/** Looks only at the given fields. What both sides changed alike is no difference. */
export function compare<Values, Name extends keyof Values>(
  names: readonly Name[],
  { began, now, typed }: ThreeWay<Values>,
): Comparison<Name> {
  const undone = names.filter((name) => !equal(began[name], now[name]) && !equal(now[name], typed[name]))
  const isTyped = (name: Name) => !equal(began[name], typed[name])
  return { theirs: undone.filter((name) => !isTyped(name)), both: undone.filter(isTyped) }
}

/** What was typed, with what only they have changed, and of what both have changed the side that is chosen. */
export function merge<Values, Name extends keyof Values>(
  { theirs, both }: Comparison<Name>,
  { now, typed }: Pick<ThreeWay<Values>, 'now' | 'typed'>,
  choose: (name: Name) => Side,
): Values {
  const merged = { ...typed }
  for (const name of [...theirs, ...both.filter((name) => choose(name) === 'theirs')])
    merged[name] = now[name]
  return merged
}
