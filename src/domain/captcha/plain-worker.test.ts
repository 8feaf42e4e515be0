import { webcrypto } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/pbkdf2'
import { deriveKey as sha } from 'altcha-lib/algorithms/sha'
import './plain-worker'

const hmacSignatureSecret = 'secret'
// For the server's side of it alone; the worker does without.
beforeAll(() => Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true }))

const hashes = ['SHA-256', 'SHA-384', 'SHA-512'] as const

test.each([
  ...hashes.map((hash) => [`PBKDF2/${hash}`, pbkdf2] as const),
  ...hashes.map((hash) => [hash, sha] as const),
])('SIGNIN-06 %s is solved without cryptography of the browser', async (algorithm, deriveKey) => {
  const challenge = await createChallenge({ algorithm, cost: 3, counter: 7, deriveKey, hmacSignatureSecret })
  const solution = await new Promise<never>((resolve) => {
    jest.spyOn(globalThis, 'postMessage').mockImplementation((answer: unknown) => resolve(answer as never))
    dispatchEvent(new MessageEvent('message', { data: { type: 'work', challenge } }))
  })
  expect(solution).toMatchObject({ counter: 7 })
  expect(await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })).toMatchObject({
    verified: true,
  })
})
