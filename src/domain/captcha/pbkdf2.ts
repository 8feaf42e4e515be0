/**
 * PBKDF2 with HMAC-SHA-256 (RFC 8018, RFC 2104, FIPS 180-4) in plain numbers, for addresses without TLS: there
 * browsers have no `crypto.subtle`. It solves the captcha's proof of work only; nothing secret passes through it.
 */
type State = Uint32Array

const BLOCK = 64

/** The first 32 bits of the fractional part of a root of each prime. */
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32)
const primes: number[] = []
for (let candidate = 2; primes.length < 64; candidate += 1)
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
const initial = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))
const constants = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))

const words = new Uint32Array(64)
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** Takes sixteen words, at the beginning of `words`, into a state. */
function compress(state: State): void {
  for (let i = 16; i < 64; i += 1) {
    const w15 = words[i - 15]!
    const w2 = words[i - 2]!
    const s0 = turned(w15, 7) ^ turned(w15, 18) ^ (w15 >>> 3)
    const s1 = turned(w2, 17) ^ turned(w2, 19) ^ (w2 >>> 10)
    words[i] = words[i - 16]! + s0 + words[i - 7]! + s1
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let i = 0; i < 64; i += 1) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + constants[i]! + words[i]!) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  state[0]! += a
  state[1]! += b
  state[2]! += c
  state[3]! += d
  state[4]! += e
  state[5]! += f
  state[6]! += g
  state[7]! += h
}

/** Takes bytes and the padding into a state that has taken `before` bytes already. */
function finish(begun: State, bytes: Uint8Array, before: number): State {
  const state = begun.slice()
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, (before + bytes.length) * 8)
  for (let at = 0; at < padded.length; at += BLOCK) {
    for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(at + i * 4)
    compress(state)
  }
  return state
}

/** The same for a state's own words, which is what most of the work is. */
function finishState(begun: State, taken: State, into: State): void {
  into.set(begun)
  words.set(taken)
  words.fill(0, 8, 16)
  words[8] = 0x80000000
  words[15] = (BLOCK + 32) * 8
  compress(into)
}

const bytesOf = (state: State): Uint8Array => {
  const view = new DataView(new ArrayBuffer(32))
  state.forEach((word, i) => view.setUint32(i * 4, word))
  return new Uint8Array(view.buffer)
}

/** A state that has taken the key, mixed with a byte, as HMAC begins. */
function keyed(key: Uint8Array, mixed: number): State {
  const state = initial.slice()
  const block = new Uint8Array(BLOCK).fill(mixed)
  key.forEach((byte, i) => (block[i]! ^= byte))
  const view = new DataView(block.buffer)
  for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(i * 4)
  compress(state)
  return state
}

/** @returns `length` bytes */
export function pbkdf2(
  password: Uint8Array,
  salt: Uint8Array,
  iterations: number,
  length: number,
): Uint8Array {
  const key = password.length > BLOCK ? bytesOf(finish(initial, password, 0)) : password
  const inner = keyed(key, 0x36)
  const outer = keyed(key, 0x5c)
  const between = new Uint32Array(8)
  const next = new Uint32Array(8)
  const derived = new Uint8Array(Math.ceil(length / 32) * 32)
  for (let block = 1; (block - 1) * 32 < length; block += 1) {
    const first = new Uint8Array(salt.length + 4)
    first.set(salt)
    new DataView(first.buffer).setUint32(salt.length, block)
    finishState(outer, finish(inner, first, BLOCK), next)
    const sum = next.slice()
    for (let i = 1; i < iterations; i += 1) {
      finishState(inner, next, between)
      finishState(outer, between, next)
      for (let at = 0; at < 8; at += 1) sum[at]! ^= next[at]!
    }
    derived.set(bytesOf(sum), (block - 1) * 32)
  }
  return derived.slice(0, length)
}
