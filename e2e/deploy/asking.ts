import { request as plain, type IncomingMessage } from 'node:http'
import { request as byTls } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** Asks as a program does: nothing is followed, unpacked or added. */

export type Answer = {
  readonly status: number
  /** By its name in small letters; every value that was sent. */
  readonly all: (name: string) => readonly string[]
  readonly header: (name: string) => string | undefined
  readonly body: Buffer
  /** The body as text, unpacked. */
  readonly text: string
}
export type Asked = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer | string
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

function valuesOf({ rawHeaders }: IncomingMessage, name: string): string[] {
  return rawHeaders.flatMap((value, at) =>
    at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name.toLowerCase() ? [value] : [],
  )
}

/** The answer as soon as its head is there. */
export function begin(
  address: string,
  { method = 'GET', headers, body }: Asked = {},
): Promise<IncomingMessage> {
  const send = address.startsWith('https:') ? byTls : plain
  return new Promise((resolve, reject) => {
    const call = send(
      address,
      { method, headers, agent: false, rejectUnauthorized: false } as object,
      resolve,
    )
    call.on('error', reject)
    call.end(body)
  })
}

export async function ask(address: string, asked?: Asked): Promise<Answer> {
  const answer = await begin(address, asked)
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const all = (name: string) => valuesOf(answer, name)
  const encoding = all('Content-Encoding')[0]
  const unpacked = encoding === 'br' || encoding === 'gzip' ? unpack[encoding](body) : body
  return {
    status: answer.statusCode ?? 0,
    all,
    header: (name) => all(name)[0],
    body,
    text: unpacked.toString(),
  }
}

const FRAME = '----console'
/** A form with one file in `file`. */
export const formWith = (name: string, type: string, content: Buffer) => ({
  headers: { 'Content-Type': `multipart/form-data; boundary=${FRAME}`, 'X-Requested-With': 'console' },
  body: Buffer.concat([
    Buffer.from(
      `--${FRAME}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${FRAME}--\r\n`),
  ]),
})

/** Signs in by the sandbox's control; answers the header that says so. */
export async function cookieOf(address: string, user: string, organization?: string) {
  const { all } = await ask(`${address}/sandbox/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ user, organization }),
  })
  return { Cookie: (all('Set-Cookie')[0] ?? '').replace(/;.*/, '') }
}
