import { useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../../../../kit/dialog/ConfirmDialog'
import { parseWhole } from '../../../../kit/form/numbers'
import { useText, type MessageId } from '../../../../texts'

type Contradiction = {
  readonly low: MessageId
  readonly lowValue: number
  readonly high: MessageId
  readonly highValue: number
}

/** Of `pairs`, each a limit and one that it may not be above, those where it is: it can never be reached. */
export function contradictionsIn<Name extends string>(
  pairs: Readonly<Partial<Record<Name, Name>>>,
  values: Readonly<Record<Name, string>>,
  labels: Readonly<Record<Name, MessageId>>,
): Contradiction[] {
  return (Object.entries(pairs) as [Name, Name][]).flatMap(([low, high]) => {
    const [lowValue, highValue] = [parseWhole(values[low]), parseWhole(values[high])]
    if (lowValue === undefined || highValue === undefined || lowValue <= highValue) return []
    return [{ low: labels[low], lowValue, high: labels[high], highValue }]
  })
}

type Asked = { readonly about: readonly Contradiction[]; readonly answer: (isMeant: boolean) => void }

/** Asks before limits are saved that contradict each other. They are allowed, so nothing is refused. */
export function useQuotaQuestion() {
  const text = useText()
  const [asked, setAsked] = useState<Asked>()
  const open = useRef<Asked['answer']>(undefined)
  // Whoever leaves has not confirmed it: the form is told, so that it offers again what was typed.
  useEffect(() => () => open.current?.(false), [])

  /** Whether they are to be saved. */
  const ask = (about: readonly Contradiction[]) =>
    about.length === 0
      ? Promise.resolve(true)
      : new Promise<boolean>((resolve) => {
          const answer = (isMeant: boolean) => {
            open.current = undefined
            setAsked(undefined)
            resolve(isMeant)
          }
          open.current = resolve
          setAsked({ about, answer })
        })
  const question = asked && (
    <ConfirmDialog
      title={text('organizationSetup.contradiction')}
      confirm={text('organizationSetup.saveAnyway')}
      busy={false}
      otherwise="settings.somethingWentWrong"
      onConfirm={() => asked.answer(true)}
      onClose={() => asked.answer(false)}
    >
      {asked.about.map(({ low, lowValue, high, highValue }) => (
        <p key={low}>
          {text('organizationSetup.neverReached', { low: text(low), lowValue, high: text(high), highValue })}
        </p>
      ))}
    </ConfirmDialog>
  )
  return { ask, question }
}
