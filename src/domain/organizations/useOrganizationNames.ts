import type { UnknownAction } from '@reduxjs/toolkit'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { organizationsApi, type Organization } from '../../api'

const { suggestOrganizations } = organizationsApi.endpoints

/**
 * What organizations are called, by their id: addresses and links have nothing else. Each is read once, one after
 * another, since a page may name a hundred, until one is refused; the id itself until then, and where none has it.
 */
export function useOrganizationNames(ids: readonly string[]): (id: string) => string {
  const dispatch = useDispatch()
  const asked = useRef(new Set<string>())
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const wanted = [...new Set(ids)].join('\n')
  // The server is outside React.
  useEffect(() => {
    let isLeft = false
    const readAll = async () => {
      for (const id of wanted.split('\n')) {
        if (isLeft) return
        if (id === '' || asked.current.has(id)) continue
        asked.current.add(id)
        // dispatch answers what the thunk middleware returned, which its type cannot say
        const thunk = suggestOrganizations.initiate({ query: id }, { subscribe: false }) as unknown
        const { data } = await (dispatch(thunk as UnknownAction) as unknown as Promise<{
          data?: { results: readonly Organization[] }
        }>)
        // The others would wait as long, or make too many requests more.
        if (!data) return void asked.current.delete(id)
        const name = data.results.find((each) => each.id === id)?.name
        if (name !== undefined) setNames((known) => new Map(known).set(id, name))
      }
    }
    void readAll()
    return () => void (isLeft = true)
  }, [dispatch, wanted])
  return useCallback((id) => names.get(id) ?? id, [names])
}
