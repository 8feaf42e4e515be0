import type { Store } from '../store/db'

export function seedSupportTickets(_store: Store, _now: number): void {}
