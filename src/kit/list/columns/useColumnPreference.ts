import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import {
  isRefusal,
  useGetListingPreferenceQuery,
  useSaveListingPreferenceMutation,
  type Refusal,
} from '../../../api'
import { failed } from '../../../flows/outcomes'
import { pageStands } from '../../../page-stands'
import { selectUser } from '../../../session/state'
import type { Column } from '../../../ui/DataTable'
import { choiceOf, hiddenBy } from './choice'
import { keepColumns, keptColumns, type Viewer } from './kept'

/** What `ColumnPicker` needs. */
export type ColumnChoice = {
  /** What is stored is not known yet. */
  readonly loading: boolean
  readonly options: readonly { readonly key: string; readonly label: string; readonly shown: boolean }[]
  readonly onShow: (key: string, shown: boolean) => void
  readonly onReset: () => void
}

type Named<Row> = Column<Row> & { readonly head: string }

/** Columns without plain words in their head, and actions, are no matter of choice. */
const isNamed = <Row>(column: Column<Row>): column is Named<Row> =>
  typeof column.head === 'string' && !column.sticky

const none: readonly string[] = []

/** The person and the organization; no list is shown to anybody else. */
function useViewer(): Viewer {
  const user = useSelector(selectUser)
  return { userId: user?.id ?? '', orgId: user?.orgCtx?.orgId ?? '' }
}

/**
 * The choice that is stored, kept in this browser: a list begins with the kept one and stays so, so that its columns never
 * jump. What is stored is asked for once the page stands, and shown the next time. Only a browser that knows none waits.
 */
function useStored(objectType: string) {
  const viewer = useViewer()
  const [kept] = useState(() => keptColumns(viewer, objectType))
  const [asks, setAsks] = useState(kept === undefined)
  const { data, isLoading } = useGetListingPreferenceQuery({ objectType }, { skip: !asks })
  const keep = (columns: readonly string[]) => keepColumns(viewer, objectType, columns)
  const keepAnswer = useEffectEvent(keep)
  // What else is on its way, and what the browser keeps, are outside React.
  useEffect(() => {
    if (asks) return
    let left = false
    void pageStands().then(() => !left && setAsks(true))
    return () => {
      left = true
    }
  }, [asks])
  useEffect(() => {
    if (data) keepAnswer(data.result?.columns ?? none)
  }, [data])
  return { stored: kept ?? data?.result?.columns ?? none, loading: isLoading && !kept, keep }
}

/**
 * The columns of a listing that the person wants to see, stored under `objectType`. A choice shows at once and is taken
 * back when it cannot be saved; saves go one after the other. What cannot be loaded hides nothing. Keep `columns`
 * stable; the columns in the answer are so too.
 */
export function useColumnPreference<Row>(
  objectType: string,
  columns: readonly Column<Row>[],
): { readonly columns: readonly Column<Row>[]; readonly choice: ColumnChoice } {
  const dispatch = useDispatch()
  const { stored: storedBefore, loading, keep } = useStored(objectType)
  const [save] = useSaveListingPreferenceMutation()
  const [chosen, setChosen] = useState<readonly string[]>()
  const saved = useRef<readonly string[]>(undefined)
  const last = useRef(Promise.resolve())

  const named = useMemo(() => columns.filter(isNamed), [columns])
  const keys = useMemo(() => named.map(({ key }) => key), [named])
  const stored = chosen ?? storedBefore
  const hidden = useMemo(() => hiddenBy(stored, keys), [stored, keys])
  const shown = useMemo(
    () => (hidden.size === 0 ? columns : columns.filter(({ key }) => !hidden.has(key))),
    [columns, hidden],
  )

  const takeBack = (wanted: readonly string[], refusal: Refusal) => {
    // A later choice is on its way still; it says itself whether it can be saved.
    setChosen((now) => (now === wanted ? saved.current : now))
    dispatch(failed(refusal, 'common.failedToSave', { id: `columns ${objectType}` }))
  }
  const send = async (wanted: readonly string[]) => {
    const { error } = await save({ listingPreferenceInput: { objectType, columns: [...wanted] } })
    if (isRefusal(error)) takeBack(wanted, error)
    else {
      saved.current = wanted
      keep(wanted)
    }
  }
  const choose = (next: ReadonlySet<string>) => {
    const wanted = choiceOf(next, keys)
    setChosen(wanted)
    last.current = last.current.then(() => send(wanted))
  }

  return {
    columns: shown,
    choice: {
      loading,
      options: named.map(({ key, head }) => ({ key, label: head, shown: !hidden.has(key) })),
      onShow: (key, on) => {
        const others = [...hidden].filter((each) => each !== key)
        const next = new Set(on ? others : [...others, key])
        if (next.size < keys.length) choose(next)
      },
      onReset: () => choose(new Set()),
    },
  }
}
