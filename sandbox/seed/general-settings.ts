import type { Store } from '../store/db'

type Settings = {
  readonly orgId: string
  readonly domains: readonly string[]
  readonly invites: boolean | null
  readonly by: string
}

/** Organizations that are not named here have settled nothing. */
const settings: readonly Settings[] = [
  {
    orgId: 'org-phuongdong',
    domains: ['phuongdong.example', 'mail.phuongdong.example', 'acme.example', 'platform.example'],
    invites: true,
    by: 'bao.tran@phuongdong.example',
  },
  {
    orgId: 'org-quangminh',
    domains: ['quangminh.example'],
    invites: false,
    by: 'khanh.pham@platform.example',
  },
  { orgId: 'org-acme', domains: ['acme.example'], invites: false, by: 'khanh.pham@platform.example' },
  { orgId: 'org-haiau', domains: ['haiau.example'], invites: null, by: 'khanh.pham@platform.example' },
  {
    orgId: 'org-bold',
    domains: ['<b>acme</b>.example', '=1+1'],
    invites: true,
    by: "o'brien+test@acme.example",
  },
]

export function seedGeneralSettings(store: Store): void {
  for (const { orgId, domains, invites, by } of settings)
    store.run(
      'insert into general_settings values (?, ?, ?, ?)',
      orgId,
      JSON.stringify(domains),
      invites === null ? null : Number(invites),
      by,
    )
}
