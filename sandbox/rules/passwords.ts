import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

// Low on purpose: the sandbox guards nothing, and its tests sign in often.
const COST = 1024
const LENGTH = 32

export function hashPassword(password: string, salt = randomBytes(16).toString('hex')): string {
  return `${salt}:${scryptSync(password, salt, LENGTH, { N: COST }).toString('hex')}`
}

export function isPassword(password: string, hash: string): boolean {
  const [salt = '', expected = ''] = hash.split(':')
  return timingSafeEqual(scryptSync(password, salt, LENGTH, { N: COST }), Buffer.from(expected, 'hex'))
}

/** Compared with when the account does not exist, so that the answer takes as long. */
export const nobodysPassword = hashPassword('nobody')
