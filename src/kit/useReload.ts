import { useDispatch } from 'react-redux'
import { api, type cacheTags } from '../api'
import { after } from '../clock'

type Tag = (typeof cacheTags)[number]

/** Reads again what a change has made stale, some milliseconds after it: the platform needs a moment of its own. */
export function useReload(): (tags: readonly Tag[], pause: number) => void {
  const dispatch = useDispatch()
  return (tags, pause) => void after(pause, () => dispatch(api.util.invalidateTags([...tags])))
}
