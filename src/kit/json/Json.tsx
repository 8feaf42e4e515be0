import { arriving } from '../arriving/arriving'
import { PartMeanwhile } from '../arriving/Instead'

/**
 * JSON in what opens over a page, with which its code comes. A page that shows JSON itself takes `JsonBlock` at once.
 */
export const JsonBlock = arriving(
  () => import(/* webpackChunkName: "overlays" */ './JsonBlock').then((part) => part.JsonBlock),
  PartMeanwhile,
)
export const RecordJson = arriving(
  () => import(/* webpackChunkName: "overlays" */ './RecordJson').then((part) => part.RecordJson),
  PartMeanwhile,
)
