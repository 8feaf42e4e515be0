import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Compiler } from 'webpack'
import { WebpackError } from 'webpack'

const KIB = 1024
/** KiB of brotli: script and style that /login needs until its user-name field is usable (goals G1 and G2). */
const FAIL = 110
const WARN = 80
const MOST_REQUESTS = 4

/**
 * Fails the build when the first load of /login grows beyond its budget, in bytes or in requests
 * (the document, its scripts and its style sheets), or when it holds an administrator's call.
 */
export class SignInBudget {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('SignInBudget', (compilation) => {
      const files = compilation.entrypoints.get('sign-in')?.getFiles() ?? []
      const sources = files.map((file) => readFileSync(join(compiler.outputPath, file)))
      const size = sources.reduce((sum, source) => sum + brotliCompressSync(source).length, 0) / KIB
      const said = `the first load of /login is ${size.toFixed(1)} KiB of brotli in ${files.length + 1} requests`
      const fail = (why: string) => compilation.errors.push(new WebpackError(`${said}; ${why}`))
      if (size > FAIL) fail(`the budget is ${FAIL} KiB`)
      else if (size > WARN)
        compilation.warnings.push(new WebpackError(`${said}; it should stay below ${WARN} KiB`))
      if (files.length + 1 > MOST_REQUESTS) fail(`the budget is ${MOST_REQUESTS} requests`)
      if (sources.some((source) => source.includes('/mngmnt/'))) fail('it holds calls of administrators')
      compilation.getLogger('SignInBudget').info(said)
      console.log(`SignInBudget: ${said}`)
    })
  }
}
