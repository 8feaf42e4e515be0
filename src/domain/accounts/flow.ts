import type { Parts } from '../../flows/parts'
import { secondFactor } from '../../kit/second-factor/state'
import { exportFlow } from '../exports/flow'
import { passwordPolicyFlow } from '../password-policy/flow'
import { passwordPolicySlice } from '../password-policy/state'
import { groupsUndoFlow } from './groups-undo'
import { accountUndoFlow } from './undo'

export const parts: Parts = {
  flows: [accountUndoFlow, groupsUndoFlow, exportFlow, passwordPolicyFlow],
  slices: [secondFactor, passwordPolicySlice],
}
