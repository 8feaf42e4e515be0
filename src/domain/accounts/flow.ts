import type { Parts } from '../../flows/parts'
import { secondFactor } from '../../kit/second-factor/state'
import { exportFlow } from '../exports/flow'
import { accountUndoFlow } from './undo'

export const parts: Parts = { flows: [accountUndoFlow, exportFlow], slices: [secondFactor] }
