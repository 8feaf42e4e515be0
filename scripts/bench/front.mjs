import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Missing } from '../lib/machine.mjs'

/** A certificate of this run, for the fronts and for the browser that is to trust it. */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name))
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  try {
    execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  } catch {
    throw new Missing('The bench serves HTTP/2 and needs openssl for a certificate.')
  }
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

/** The browser's option; one that only overlooks errors of certificates keeps nothing of what it fetches. */
export function trusting({ cert }) {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}

/** Serves HTTP/2 as a web server before the console does: browsers ask for everything over one connection. */
export async function openFront(certificate, answer) {
  const server = createSecureServer(certificate, answer).listen(0, 'localhost')
  await new Promise((resolve) => server.once('listening', resolve))
  const sessions = new Set()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  return {
    address: `https://localhost:${server.address().port}`,
    close() {
      sessions.forEach((session) => session.destroy())
      server.close()
    },
  }
}

const OF_A_CONNECTION = /^(connection|keep-alive|transfer-encoding|host|origin|referer|:.*)$/
const passedOn = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_A_CONNECTION.test(name)))

/** Passes everything on to a server of HTTP/1.1. */
export const passTo = (address) => (incoming, outgoing) => {
  const { method, url, headers } = incoming
  const upstream = request(new URL(url, address), { method, headers: passedOn(headers) }, (answer) => {
    outgoing.writeHead(answer.statusCode, passedOn(answer.headers))
    answer.pipe(outgoing)
  })
  upstream.on('error', () => outgoing.destroy())
  outgoing.on('close', () => upstream.destroy())
  incoming.pipe(upstream)
}
