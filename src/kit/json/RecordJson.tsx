import type { UnknownAction } from '@reduxjs/toolkit'
import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { readAsSent, type Asked } from '../../api'
import { useText } from '../../texts'
import { PageSkeleton } from '../query/QueryContent'
import { JsonBlock } from './JsonBlock'

const Note = chakra('p', { base: { mb: '8px', textStyle: 'xs', color: 'fg.muted' } })

type Props = {
  label: string
  record: { readonly id: string }
  /** The query of the list that has it. */
  query: Asked
}

/**
 * A record as the server sent it: long numbers, `0.10` and doubled names, which a record that was read has lost. Its
 * text is read for this, and kept no longer than it is shown.
 */
export function RecordJson({ label, record, query }: Props) {
  const text = useText()
  const look = useAsSent(record.id, query)
  if (look.name === 'reading') return <PageSkeleton />
  return (
    <div>
      {look.text === undefined && <Note role="status">{text('json.notAsSent')}</Note>}
      <JsonBlock label={label} value={look.text ?? record} />
    </div>
  )
}

type Look = { readonly name: 'reading' } | { readonly name: 'read'; readonly text: string | undefined }

function useAsSent(id: string, query: Asked): Look {
  const dispatch = useDispatch()
  // The list may turn to another page meanwhile.
  const [asked] = useState((): Asked => {
    const { endpointName, originalArgs } = query
    return { ...(endpointName !== undefined && { endpointName }), originalArgs }
  })
  const [look, setLook] = useState<Look>({ name: 'reading' })
  // The server is outside React.
  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      // dispatch answers what the thunk middleware returned, which its type cannot say
      const thunk = readAsSent(asked, id, leaving.signal) as unknown as UnknownAction
      const text = await (dispatch(thunk) as unknown as ReturnType<ReturnType<typeof readAsSent>>)
      if (!leaving.signal.aborted) setLook({ name: 'read', text })
    }
    void read()
    return () => leaving.abort()
  }, [dispatch, asked, id])
  return look
}
