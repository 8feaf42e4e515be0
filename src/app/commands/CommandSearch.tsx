import { chakra } from '@chakra-ui/react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { opened } from '../../flows/navigation'
import { useOwnAddress } from '../../kit/navigation/Link'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { ControlBox } from '../../ui/FieldFrame'
import { Icon } from '../../ui/Icon'
import { touch } from '../../ui/recipes'
import { Spinner } from '../../ui/Spinner'
import { VisuallyHidden } from '../../ui/Visually'
import type { Command } from './commands'
import { useCommands } from './useCommands'

const Found = chakra('div', {
  base: { mt: '12px', mx: '-8px', h: 'min(380px, 50dvh)', overflow: 'hidden auto' },
})
const Group = chakra('div', {
  base: { '& > p': { px: '8px', py: '4px', textStyle: 'xs', color: 'fg.muted' }, '& + &': { mt: '8px' } },
})
const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minH: '40px',
    px: '8px',
    py: '4px',
    borderRadius: 'l1',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '& > .icon': { flexShrink: 0, color: 'fg.muted' },
    '& > span': { flex: 1, minW: 0 },
    '& > small': { maxW: '45%', textStyle: 'xs', color: 'fg.muted', textAlign: 'end' },
    '&[aria-selected=true]': { bg: 'brand.subtle', color: 'brand.fg' },
    [touch]: { minH: '44px' },
  },
})

/** A field that finds pages, actions, organizations and people, and takes one of them. Mount it to open it. */
export function CommandSearch({ onClose }: { onClose: () => void }) {
  const text = useText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [marked, setMarked] = useState(0)
  const { groups, busy } = useCommands(typed)
  const all = groups.flatMap(({ commands }) => commands)
  // What is found may come and go under the mark.
  const at = Math.min(marked, all.length - 1)
  const take = useTake(onClose)
  const optionId = (command: Command) => `${id}${all.indexOf(command)}`
  const mark = (next: number) => {
    setMarked(next)
    document.getElementById(`${id}${next}`)?.scrollIntoView?.({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    // An input method has the key first: Telex is not yet at the end of its word.
    if (event.nativeEvent.isComposing || all.length === 0) return
    const next = { ArrowDown: (at + 1) % all.length, ArrowUp: (at - 1 + all.length) % all.length }[event.key]
    if (next !== undefined) mark(next)
    else if (event.key === 'Enter' && all[at]) take(all[at])
    else return
    event.preventDefault()
  }
  const count = text('commands.found', { count: all.length })
  return (
    <Dialog
      open
      width={600}
      title={text('shell.commands')}
      closeLabel={text('common.close')}
      onClose={onClose}
      initialFocus={field}
      actions={
        <Button kind="ghost" onClick={() => take({ id: '', label: '', icon: 'help', over: 'shortcuts' })}>
          {text('shortcuts.title')}
        </Button>
      }
    >
      <ControlBox>
        <Icon name="search" size={16} />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={text('shell.commands')}
          aria-expanded={all.length > 0}
          aria-autocomplete="list"
          aria-controls={all.length > 0 ? `${id}found` : undefined}
          aria-activedescendant={all[at] && optionId(all[at])}
          placeholder={text('commands.search')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setMarked(0)
          }}
          onKeyDown={press}
        />
        {busy && <Spinner size={16} />}
      </ControlBox>
      <VisuallyHidden role="status">{!busy && typed.trim() !== '' && count}</VisuallyHidden>
      {all.length > 0 ? (
        <Found id={`${id}found`} role="listbox" aria-label={text('shell.commands')}>
          {groups.map(({ label, commands }) => (
            <Group key={label} role="group" aria-labelledby={`${id}${label}`}>
              <p id={`${id}${label}`}>{text(label)}</p>
              {commands.map((command) => (
                <Option
                  key={command.id}
                  id={optionId(command)}
                  role="option"
                  aria-selected={command === all[at]}
                  onMouseMove={() => setMarked(all.indexOf(command))}
                  onClick={() => take(command)}
                >
                  <Icon name={command.icon} size={16} />
                  <span>{command.label}</span>
                  {command.note && <small>{command.note}</small>}
                </Option>
              ))}
            </Group>
          ))}
        </Found>
      ) : (
        <Found as="p" px="8px" color="fg.muted">
          {busy ? text('common.loading') : count}
        </Found>
      )}
    </Dialog>
  )
}

/** Goes where a command leads, in the place of what is open, so that Back leads to where one was; or does it. */
function useTake(onClose: () => void): (command: Command) => void {
  const navigate = useNavigate()
  const own = useOwnAddress()
  const place = useLocation()
  return ({ to, over, lang, act }) => {
    if (to !== undefined) return void navigate(own(to), { replace: true })
    if (act) {
      act()
      return onClose()
    }
    const query = new URLSearchParams(place.search)
    for (const parameter of Object.values(opened)) query.delete(parameter)
    if (over !== undefined) query.set(opened.name, over)
    if (lang !== undefined) query.set('lang', lang)
    // What is open instead closes as this would have.
    const isOver = over !== undefined && { state: place.state as unknown }
    void navigate(`${place.pathname}?${query.toString()}`, { replace: true, ...isOver })
  }
}
