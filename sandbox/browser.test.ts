/** @jest-environment node */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Hono } from 'hono'
import { createBrowser } from './browser'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

test('a request is given up when it is told to, however long ago it was made', async () => {
  const app = new Hono().get('/hangs', () => new Promise<Response>(() => undefined))
  const { fetch } = createBrowser(app)
  const leaving = new AbortController()
  const asked = (() => fetch(new Request('http://localhost/hangs', { signal: leaving.signal })))()
  for (let times = 0; times < 3; times += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    collectGarbage()
  }
  leaving.abort(new Error('left'))
  await expect(asked).rejects.toThrow('left')
})
