import { pbkdf2Sync } from 'node:crypto'
import { pbkdf2 } from './pbkdf2'

const bytes = (length: number, seed: number) =>
  Uint8Array.from({ length }, (_, at) => (at * 131 + seed * 17) % 256)

test.each([
  [0, 0, 1, 32],
  [20, 16, 1_000, 32],
  [20, 16, 1, 16],
  [64, 51, 2, 33],
  [65, 52, 3, 64],
  [200, 119, 7, 100],
])(
  'password of %d and salt of %d bytes, %d iterations, %d bytes: as Node derives it',
  (password, salt, iterations, length) => {
    const [given, salted] = [bytes(password, 1), bytes(salt, 2)]
    const derived = pbkdf2Sync(given, salted, iterations, length, 'sha256')
    expect(Buffer.from(pbkdf2(given, salted, iterations, length)).toString('hex')).toBe(
      derived.toString('hex'),
    )
  },
)
