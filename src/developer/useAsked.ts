import { useCallback, useEffect, useState } from 'react'
import { after } from '../clock'

/** What was last answered, or why it was not; `again` asks anew, `take` puts in what another request answered. */
export function useAsked<T>(read: () => Promise<T>, every?: number) {
  const [value, take] = useState<T>()
  const [wrong, setWrong] = useState<string>()
  const [turn, setTurn] = useState(0)
  const again = useCallback(() => setTurn((last) => last + 1), [])
  // What is asked is outside React; with `every` it is asked again after so many milliseconds, as long as it is shown.
  useEffect(() => {
    let left = false
    let stop = () => undefined as void
    void read()
      .then(
        (answer) => !left && (take(answer), setWrong(undefined)),
        (error: Error) => !left && setWrong(error.message),
      )
      .then(() => {
        if (!left && every !== undefined) stop = after(every, again)
      })
    return () => {
      left = true
      stop()
    }
  }, [read, every, turn, again])
  return { value, wrong, again, take }
}

/** Runs a request and keeps the words of its refusal. */
export function useAct() {
  const [wrong, setWrong] = useState<string>()
  const act = async (request: () => Promise<unknown>) => {
    try {
      await request()
      setWrong(undefined)
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error))
    }
  }
  return { wrong, act }
}
