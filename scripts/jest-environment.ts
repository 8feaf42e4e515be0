import { File } from 'node:buffer'
import FixedJSDOMEnvironment from 'jest-fixed-jsdom'

/** jsdom with Node's fetch, and Node's File too, so that FormData sends uploads as files. */
export default class Environment extends FixedJSDOMEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    this.global.File = File as unknown as typeof this.global.File
  }
}
