import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './run.mjs'

/**
 * A copy of the project's files as they are now, in a temporary folder, with its packages: to be changed and thrown away.
 *
 * @param {string} what it is for, in the folder's name
 * @returns {string} the folder, absolute
 */
export function copyOfProject(what) {
  const copy = mkdtempSync(join(tmpdir(), `console-${what}-`))
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')
  for (const file of files)
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
