import type { Parts } from '../../flows/parts'
import { secondFactor } from '../../kit/second-factor/state'
import { exportFlow } from '../exports/flow'
import { passwordPolicyFlow } from '../password-policy/flow'
import { passwordPolicySlice } from '../password-policy/state'
import { accountUndoFlow } from './undo'

export const parts: Parts = {
  flows: [accountUndoFlow, exportFlow, passwordPolicyFlow],
  slices: [secondFactor, passwordPolicySlice],
}
