import { nanoid } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectDone } from './state'

/** The key to begin a deed with; when its flow says `deedDone` with it, what it was begun on is closed. */
export function useDeed(close: () => void): string {
  const [key] = useState(() => nanoid())
  const isDone = useSelector(selectDone) === key
  const end = useEffectEvent(close)
  // What closes stands in the address, outside React.
  useEffect(() => {
    if (isDone) end()
  }, [isDone])
  return key
}
