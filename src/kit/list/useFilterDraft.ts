import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { after } from '../../clock'
import type { MessageId } from '../../texts'
import type { Filterable } from './useListParams'

/** Most lists can be searched by free text. */
export type Searchable = { readonly freeText?: string }

/** What is wrong with some filters, by their names. */
export type Wrong<Filters> = { readonly [Name in keyof Filters]?: MessageId }

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const isAny = (wrong: object) => Object.values(wrong).some(Boolean)

type Options<Filters> = {
  list: Filterable<Filters>
  check: (filters: Filters) => Wrong<Filters>
  pause: number
  onAgain: () => void
}

/**
 * Filters that are being chosen, beside those that are applied. Free text applies itself after a pause;
 * the rest takes effect with `search` (decisions 28). What changes the address otherwise changes the draft.
 */
export function useFilterDraft<Filters extends Searchable>({
  list,
  check,
  pause,
  onAgain,
}: Options<Filters>) {
  const applied = list.chosen
  const [draft, setDraft] = useState(applied)
  const [seen, setSeen] = useState(applied)
  const [sent, setSent] = useState(applied)
  const [refused, setRefused] = useState(() => isAny(check(applied)))

  if (seen !== applied) {
    setSeen(applied)
    setSent(applied)
    // Its own filters coming back must not undo what has been chosen or typed since.
    setDraft(follow(draft, sent, applied))
  }

  const send = (filters: Filters, replace = false): boolean => {
    const { freeText } = filters
    const next = freeText === undefined ? filters : { ...filters, freeText: freeText.trim() }
    setSent(next)
    return list.filterBy(next, { replace })
  }

  const searchTyped = useEffectEvent(() => send({ ...applied, freeText: draft.freeText }, true))
  const typed = draft.freeText?.trim()
  // The clock and the address are outside React.
  useEffect(
    () => (typed === applied.freeText ? undefined : after(pause, () => searchTyped())),
    [typed, applied.freeText, pause],
  )

  /** False when it was refused; what is wrong is on the screen then. */
  const search = (): boolean => {
    const isWrong = isAny(check(draft))
    flushSync(() => setRefused(isWrong))
    if (!isWrong && !send(draft)) onAgain()
    return !isWrong
  }
  const reset = () => {
    setRefused(false)
    setDraft(list.emptyFilters)
    send(list.emptyFilters)
  }
  return {
    draft,
    wrong: refused ? check(draft) : {},
    put: (changed: Partial<Filters>) => setDraft((now) => ({ ...now, ...changed })),
    search,
    reset,
  }
}

function follow<Filters extends object>(draft: Filters, sent: Filters, applied: Filters): Filters {
  const changed = Object.entries(applied).filter(([name, value]) => !same(sent[name as keyof Filters], value))
  return { ...draft, ...Object.fromEntries(changed) }
}
