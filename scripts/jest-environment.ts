import { File } from 'node:buffer'
import { createRequire } from 'node:module'
import type { JestEnvironment } from '@jest/environment'
import type JSDOMEnvironment from 'jest-environment-jsdom'

// The package ships no types; it extends jest-environment-jsdom.
const Fixed = createRequire(__filename)('jest-fixed-jsdom') as typeof JSDOMEnvironment

/** jsdom with Node's fetch, and Node's File too, so that FormData sends uploads as files. */
export default class Environment extends Fixed implements JestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    Object.assign(this.global, { File })
  }
}
