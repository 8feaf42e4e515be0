import { opened } from '../../flows/navigation'
import { ours } from '../../kit/navigation/closing'
import type { createRouter } from '../routes'
import type { CommandDialog } from './names'
import { hasSingleKeys } from './single-keys'

type Router = Pick<ReturnType<typeof createRouter>, 'navigate' | 'state'>

const FIELDS = 'input, textarea, select, [contenteditable], [role=textbox], [role=menu], [role=listbox]'
const LIST_SEARCH = 'main [role=search] input[type=search]'

const isTyping = ({ target }: Event) => target instanceof Element && target.closest(FIELDS) !== null

/**
 * The keys that work everywhere: Ctrl or Cmd with K, and outside of fields `/` and `?`. They do what the button in the header
 * does, and nothing where it is not. Whatever a field, an input method or a question makes of a key goes first.
 */
export function hearKeys(router: Router): () => void {
  const open = (name: CommandDialog) => {
    const { pathname, search } = router.state.location
    const query = new URLSearchParams(search)
    if (query.get(opened.name) === name) return
    query.set(opened.name, name)
    void router.navigate(`${pathname}?${query.toString()}`, { state: ours })
  }
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    const asks = document.querySelector('[role=alertdialog]') || !document.getElementById('commands')
    if (asks || event.defaultPrevented || event.isComposing || altKey) return
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() !== 'k' || shiftKey) return
      event.preventDefault()
      return open('commands')
    }
    if (key !== '/' && key !== '?') return
    if (isTyping(event) || document.querySelector('[data-modal]') || !hasSingleKeys()) return
    event.preventDefault()
    if (key === '?') return open('shortcuts')
    const search = document.querySelector<HTMLInputElement>(LIST_SEARCH)
    if (!search) return open('commands')
    search.focus()
    search.select()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
