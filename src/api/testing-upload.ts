/** For tests: jsdom's XMLHttpRequest speaks to a network of its own; this one to whatever `fetch` is now, at a pace. */

type Wire = {
  /** From now on what is sent waits: for `go` to move on, for `finish` to arrive. */
  readonly hold: () => void
  /** So many of a hundred parts of what is on its way have gone up. */
  readonly go: (percent: number) => void
  readonly finish: () => void
  /** Breaks the connection of what is on its way. */
  readonly cut: () => void
}

type Handlers = Pick<XMLHttpRequest, 'onerror' | 'onload' | 'onprogress'>

/** Puts it in the place of XMLHttpRequest for a file of tests. */
export function createWire(): Wire {
  let isHeld = false
  const sending = new Set<SlowRequest>()

  class SlowRequest implements Partial<Handlers> {
    onerror: (() => void) | null = null
    onload: (() => void) | null = null
    onprogress: (() => void) | null = null
    readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = {
      onprogress: null,
    }
    withCredentials = false
    status = 0
    responseText = ''
    private request = { method: '', url: '' }
    private readonly headers = new Headers()
    private answer = new Headers()
    private body = new Blob()

    open(method: string, url: string) {
      this.request = { method, url }
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value)
    }
    getAllResponseHeaders() {
      return [...this.answer].map(([name, value]) => `${name}: ${value}\r\n`).join('')
    }
    abort() {
      sending.delete(this)
    }
    send(body: Blob) {
      this.body = body
      sending.add(this)
      if (!isHeld) void this.arrive()
    }
    go(percent: number) {
      const total = this.body.size
      this.upload.onprogress?.({ loaded: Math.ceil((total * percent) / 100), total })
    }
    cut() {
      sending.delete(this)
      this.onerror?.()
    }
    async arrive() {
      this.go(100)
      const { method, url } = this.request
      try {
        const response = await fetch(url, {
          method,
          headers: this.headers,
          body: await this.body.arrayBuffer(),
          credentials: this.withCredentials ? 'include' : 'same-origin',
        })
        this.status = response.status
        this.answer = response.headers
        this.responseText = await response.text()
        if (sending.delete(this)) this.onload?.()
      } catch {
        this.cut()
      }
    }
  }
  // As much of it as is used.
  globalThis.XMLHttpRequest = SlowRequest as unknown as typeof XMLHttpRequest
  return {
    hold: () => void (isHeld = true),
    go: (percent) => sending.forEach((request) => request.go(percent)),
    finish: () => {
      isHeld = false
      sending.forEach((request) => void request.arrive())
    },
    cut: () => sending.forEach((request) => request.cut()),
  }
}
