import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What lies between a browser and the sandbox, as the network of its developer tools: it is cut whole, or for an address. */
export type Line = {
  /** Where the browser finds the sandbox. */
  readonly site: string
  /** Cuts what is asked for from now on, until it is told anew. `isCut` is asked with the path of each call. */
  cut(isCut: (path: string) => boolean): void
  close(): void
}

export async function openLine(sandbox: string): Promise<Line> {
  const { host, port } = new URL(sandbox)
  let isCut: Parameters<Line['cut']>[0] = () => false
  const server = createServer((incoming, outgoing) => {
    const { url: path = '/', method, headers } = incoming
    if (isCut(path)) return outgoing.destroy()
    const onward = request({ port, path, method, headers: { ...headers, host } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(onward)
    // Whoever hangs up ends it at the other end too.
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => outgoing.writableFinished || onward.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    site: `http://localhost:${(server.address() as AddressInfo).port}`, // of a server on a port
    cut(next) {
      isCut = next
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
