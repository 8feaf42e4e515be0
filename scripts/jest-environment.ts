import { File } from 'node:buffer'
import { createRequire } from 'node:module'
import type { JestEnvironment } from '@jest/environment'
import type JSDOMEnvironment from 'jest-environment-jsdom'
import * as sandboxDescription from '../sandbox/description'

// The package ships no types; it extends jest-environment-jsdom.
const Fixed = createRequire(__filename)('jest-fixed-jsdom') as typeof JSDOMEnvironment

type Named = { readonly name?: string; readonly value?: string }

/** Node's FormData can be sent but knows no forms; React reads a form with it when a submit navigates. */
class FormDataOfForms extends FormData {
  constructor(form?: { readonly elements: Iterable<Named> }) {
    super()
    for (const { name, value } of form?.elements ?? []) if (name) this.append(name, value ?? '')
  }
}

/**
 * jsdom with Node's fetch, and Node's File too, so that FormData sends uploads as files. The sandbox's reading of the
 * description is made once a worker, outside the tests' own modules: it has no state but the validators that it has
 * compiled, a second and more of work in every file.
 */
export default class Environment extends Fixed implements JestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    Object.assign(this.global, { File, FormData: FormDataOfForms, sandboxDescription })
  }
}
