import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

const DRAWER = 'drawer'
const EDIT = 'edit'

/** Whether the edit drawer is open stands in the address: reload opens it again, Back closes it. */
export function useEditDrawer() {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  // The history entry that this screen made itself; opened by a link there is none to go back to.
  const { ours } = (useLocation().state ?? {}) as { ours?: boolean }
  return {
    open: query.get(DRAWER) === EDIT,
    openIt: () => {
      const there = new URLSearchParams(query)
      there.set(DRAWER, EDIT)
      setQuery(there, { state: { ours: true } })
    },
    closeIt: () => {
      if (ours) return void navigate(-1)
      const without = new URLSearchParams(query)
      without.delete(DRAWER)
      setQuery(without, { replace: true })
    },
  }
}
