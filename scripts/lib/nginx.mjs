import { existsSync } from 'node:fs'
import { aptInstall, findProgram, isProgram, mayUseApt, Missing } from './machine.mjs'

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static']
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/**
 * Finds nginx with its module for brotli, or installs both.
 *
 * @returns {Promise<string>} its path; throws `Missing`
 */
export async function ensureNginx() {
  const found = findNginx() ?? (mayUseApt() && (await aptInstall(packages)) && findNginx())
  if (found) return found
  throw new Missing(
    `nginx with its module for brotli is needed, as Debian 12 and Ubuntu 24.04 have them: sudo apt-get install ${packages.join(' ')}.`,
  )
}

function findNginx() {
  // The search path of people other than root lacks /usr/sbin.
  const path = findProgram('nginx') ?? ['/usr/sbin/nginx'].find(isProgram)
  return path !== undefined && existsSync(brotli) ? path : undefined
}

/** How nginx runs, in the foreground, on what deploy/configure.ts wrote to a folder. */
export const nginxArgs = (folder) => ['-p', folder, '-c', `${folder}/nginx.conf`, '-g', 'daemon off;']
