import type { Store } from '../store/db'

type Seeded = readonly [userId: string, objectType: string, columns: readonly string[]]

const seeded: readonly Seeded[] = [
  // Two columns hidden, some that no console knows, one named twice.
  [
    'khanh.pham@platform.example',
    'acc_console_login_activity',
    ['actionAt', 'actionBy', '-osNameCtx', '-ipAddress', '<b>gone</b>', '=1+1', '-gone', 'actionAt'],
  ],
  // As another client stores it: those that are shown, and no word on the others.
  ['khanh.pham@platform.example', 'acc_console_user', ['name', 'email', 'roles', 'status', 'createdAt']],
]

export function seedListingPreferences(store: Store): void {
  for (const [userId, objectType, columns] of seeded)
    store.run('insert into listing_preference values (?, ?, ?)', userId, objectType, JSON.stringify(columns))
}
