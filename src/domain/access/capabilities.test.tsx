import { act, screen } from '@testing-library/react'
import { useReducer } from 'react'
import { createScreenWorld } from '../../app/testing-screen'
import type { Reason } from '../../ui/reason'
import { useOwnerCapability } from '../internal-permissions/useOwnerCapability'
import { useGrantCapability } from '../permission-groups/useGrantCapability'

const { renderScreen, sandbox, close } = createScreenWorld()
afterEach(() => sandbox.reset())
afterAll(close)

/** A super administrator who is no owner, and gives no permissions. */
const THU = { as: 'thu.dinh@platform.example', organization: 'org-phuongdong' }

test.each([
  ['owner', useOwnerCapability],
  ['grant', useGrantCapability],
])(
  'ROLES-29 ROLES-32 the %s reason is one object while it says the same, so that no row is drawn again',
  async (_, useCapability) => {
    const reasons: (Reason | undefined)[] = []
    let again = () => {}
    function Page() {
      again = useReducer((count: number) => count + 1, 0)[1]
      const { asking, reason } = useCapability()
      if (!asking) reasons.push(reason)
      return <p>{asking ? 'Asking' : 'Asked'}</p>
    }
    await renderScreen(<Page />, { at: '/internal-permission', ...THU })
    await screen.findByText('Asked')
    act(again)
    act(again)
    expect(reasons.length).toBeGreaterThan(2)
    expect(reasons[0]).toBeDefined()
    expect(new Set(reasons).size).toBe(1)
  },
)
