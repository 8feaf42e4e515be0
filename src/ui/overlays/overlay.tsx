import type { ComponentType, ReactNode } from 'react'
import { useArriving, type Meanwhile } from '../useArriving'
import { loadOverlays, overlaysHere, type Overlays } from './code'

/**
 * A part of what opens over a page. Draw it only while it is wanted: with it its code is fetched, if that has not come
 * yet. `Instead` stands in its place until then. Call it outside of components.
 */
export function overlay<Props extends object>(
  partOf: (overlays: Overlays) => ComponentType<Props>,
  Instead: (props: Props & Meanwhile) => ReactNode,
): ComponentType<Props> {
  return function Overlay(props: Props) {
    const [overlays, meanwhile] = useArriving(overlaysHere, loadOverlays)
    if (!overlays) return <Instead {...props} {...meanwhile} />
    const Part = partOf(overlays)
    return <Part {...props} />
  }
}
