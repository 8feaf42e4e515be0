import type { Store } from '../store/db'

export function seedNotifications(_store: Store, _now: number): void {}
