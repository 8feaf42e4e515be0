import { result } from '../answers'
import type { Operations } from '../contract'

export const preferenceOperations: Pick<Operations, 'getDateFormatConstants'> = {
  getDateFormatConstants: () => result({ DATE: 'DD/MM/YYYY', DATE_TIME: 'DD/MM/YYYY HH:mm:ss' }),
}
