import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

export const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
export const PATH = '/console-activity'

export const counted = (words: string | RegExp) => screen.findByText(words, { selector: '[role=status] b' })
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** The number of records above the table. */
export const total = async () => Number((await counted(/record/)).textContent.replace(/\D/g, ''))

/** As whoever is signed in, what a screen elsewhere would send. */
export async function send(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(new URL(path, location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'console' },
    body: JSON.stringify(body),
  })
  return response.json()
}

/** Saves the general settings of the own organization, which stands in the change log. */
export const saveSettings = (...allowedDomains: string[]) =>
  send('/api/account/mngmnt/orgs/setup/org-phuongdong/general-settings/save', {
    allowedDomains,
    invitationUsersToJoin: true,
  })

export const rowsShown = async (count: number) =>
  waitFor(() => {
    const rows = screen.getAllByRole('row')
    if (rows.length - 1 !== count) throw new Error(`${rows.length - 1} rows`)
    return rows.slice(1)
  })
