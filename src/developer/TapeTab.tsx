import { useState } from 'react'
import type { Tape } from '../../scripts/tapes/tape'
import { Button } from '../ui/Button'
import { Column, Note, Wrong } from './parts'
import { isRecording, startRecording, stopRecording } from './recording'
import { useAct } from './useAsked'

type Props = {
  /** Loads the document anew. */
  readonly reload?: () => void
}

/** A tape of what is done from a reload on: recorded, stopped, saved as a file. */
export function TapeTab({ reload = () => location.reload() }: Props) {
  const [records, setRecords] = useState(isRecording)
  const [tape, setTape] = useState<Tape>()
  const { wrong, act } = useAct()
  const start = () => {
    startRecording()
    setRecords(true)
    reload()
  }
  const stop = () =>
    act(async () => {
      setTape(await stopRecording())
      setRecords(false)
    })
  return (
    <Column>
      <Wrong>{wrong}</Wrong>
      <Note>
        A tape begins with a reload, and goes on from page to page of this tab. It holds no password, code,
        captcha, token or key. `npm run replay FILE` goes through it again.
      </Note>
      {records ? <Button onClick={() => void stop()}>Stop</Button> : <Button onClick={start}>Record</Button>}
      {tape && (
        <>
          <Note>{tape.steps.length} steps</Note>
          <Button onClick={() => save(tape)}>Save as file</Button>
        </>
      )}
    </Column>
  )
}

function save(tape: Tape): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(tape, null, 1)], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: address, download: 'tape.json' }).click()
  URL.revokeObjectURL(address)
}
