import { chakra } from '@chakra-ui/react'
import { useId, useState, type ReactNode } from 'react'
import type { Refusal } from '../../api'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { Definitions } from '../../ui/Definitions'
import { Segmented } from '../../ui/Segmented'
import { useWords } from '../useWords'
import type { Side } from './compare'
import { FailureBand } from './FailureBand'
import type { ChangedField } from './useRecheck'

/** Why a press on Save has sent nothing. */
export type Conflict =
  | {
      readonly name: 'changed'
      /** Who it was, where the record says so. */
      readonly by: string | undefined
      readonly fields: readonly ChangedField[]
      /** Takes the chosen side of each field that both have changed, and sends what comes of it. */
      readonly settle: (choose: (name: string) => Side) => void
    }
  | { readonly name: 'unread'; readonly refusal: Refusal | undefined }

/** Above the fields of an update form. What somebody else has changed gets the focus, and is read aloud by that. */
export function ConflictNotice({ conflict }: { conflict: Conflict }) {
  return conflict.name === 'changed' ? <Changed {...conflict} /> : <Unread {...conflict} />
}

function Unread({ refusal }: { refusal: Refusal | undefined }) {
  const text = useText()
  const words = useWords()
  const why = refusal && !refusal.toldBySession && (refusal.said ? { said: refusal.said } : refusal.also)
  const sentences = [
    text('form.notCompared'),
    ...(why ? [words(typeof why === 'string' ? { id: why } : why)] : []),
  ]
  return <FailureBand>{sentences.join(' ')}</FailureBand>
}

const Root = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    p: '16px',
    border: '1px solid var(--line)',
    borderRadius: 'l2',
    colorPalette: 'orange',
    bg: 'colorPalette.subtle',
    '&:focus-visible': { outline: '2px solid var(--ring)', outlineOffset: '2px' },
    '& h3': { fontWeight: 'bold' },
    '& dd': { whiteSpace: 'pre-wrap' },
  },
})
const Choices = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '8px' } })

const focus = (element: HTMLElement | null) => element?.focus()

function Changed({ by, fields, settle }: Extract<Conflict, { name: 'changed' }>) {
  const text = useText()
  const id = useId()
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const both = fields.filter(({ typed }) => typed !== undefined)
  const isChosen = both.every(({ name }) => chosen[name])
  return (
    <Root ref={focus} tabIndex={-1} aria-labelledby={id}>
      <p id={id}>
        {by === undefined ? text('form.changedMeanwhile') : text('form.changedMeanwhileBy', { who: by })}
      </p>
      {fields.map((field) => (
        <Field key={field.name} {...field}>
          {both.length > 1 && field.typed !== undefined && (
            <Segmented<Side | ''>
              label={text('form.sideOf', { field: field.label })}
              options={[
                { value: 'mine', label: text('form.mine') },
                { value: 'theirs', label: text('form.theirs') },
              ]}
              value={chosen[field.name] ?? ''}
              onChange={(side) => side && setChosen({ ...chosen, [field.name]: side })}
            />
          )}
        </Field>
      ))}
      <Choices>
        {both.length === 0 && <Button onClick={() => settle(() => 'mine')}>{text('form.saveBoth')}</Button>}
        {both.length > 0 && (
          <>
            <Button onClick={() => settle(() => 'mine')}>{text('form.keepMine')}</Button>
            <Button onClick={() => settle(() => 'theirs')}>{text('form.takeTheirs')}</Button>
          </>
        )}
        {both.length > 1 && (
          <Button
            disabledReason={isChosen ? undefined : text('form.chooseEach')}
            onClick={() => settle((name) => chosen[name] ?? 'mine')}
          >
            {text('form.saveMerged')}
          </Button>
        )}
      </Choices>
    </Root>
  )
}

/** From this many characters on a value stands in a box of its own that is scrolled: JSON, a long description. */
const LONG = 300
const Long = chakra('div', {
  base: { maxH: '160px', overflowY: 'auto', '&:focus-visible': { outline: '2px solid var(--ring)' } },
})
const Hint = chakra('p', { base: { mt: '4px', color: 'fg.muted' } })

function Field({ label, began, now, typed, children }: ChangedField & { children: ReactNode }) {
  const text = useText()
  return (
    <div>
      <h3>{label}</h3>
      <Definitions
        items={[
          valueOf(text('form.began'), began),
          valueOf(text('form.now'), now),
          ...(typed === undefined ? [] : [valueOf(text('form.typed'), typed)]),
        ]}
      />
      {typed === undefined && <Hint>{text('form.onlyTheirs')}</Hint>}
      {children}
    </div>
  )
}

const valueOf = (term: string, value: string) => ({
  term,
  value:
    value.length < LONG ? (
      value
    ) : (
      <Long role="group" aria-label={term} tabIndex={0}>
        {value}
      </Long>
    ),
})
