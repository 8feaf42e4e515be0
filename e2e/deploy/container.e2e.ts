import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from '../fixtures'
import { ask } from './asking'
import { test } from './fixtures'
import { freePort, openFolder, settingsOver, startProcess } from './nginx'

/** What the Dockerfile puts into its image, without the image: its own entry point, as nobody, where nothing can be written. */

const root = join(__dirname, '../..')
const NOBODY = 65534
/** Only a root can become somebody else; anybody else is not root already. */
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

function image() {
  const folder = openFolder()
  const console = join(folder, 'opt/console')
  execFileSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', 'deploy/tsconfig.image.json', '--outDir', console],
    {
      cwd: root,
    },
  )
  cpSync(join(root, 'dist'), join(console, 'dist'), { recursive: true })
  for (const name of ['nginx', 'entrypoint.sh'])
    cpSync(join(root, 'deploy', name), join(console, 'deploy', name), { recursive: true })
  mkdirSync(join(folder, 'bin'))
  copyFileSync(process.execPath, join(folder, 'bin/node'))
  execFileSync('chmod', ['-R', 'a-w,a+rX', folder])
  const run = openFolder()
  if (asNobody.uid) execFileSync('chown', [String(NOBODY), run])
  return { folder, console, run }
}

test('S8 S11 the entry point of the container configures the console as nobody, where only its own folder can be written', async ({
  server,
}) => {
  const { folder, console, run } = image()
  const PATH = `${join(folder, 'bin')}:${dirname(process.env.NGINX_PATH ?? '/usr/sbin/nginx')}:/usr/bin:/bin`
  const entry = join(console, 'deploy/entrypoint.sh')
  const env = { PATH, CONSOLE_RUN: run, HOME: '/nowhere' }

  const refused = spawnSync('touch', [join(console, 'x')], { ...asNobody, env })
  expect(refused.status).not.toBe(0)
  const wrong = spawnSync(entry, {
    ...asNobody,
    env: { ...env, CONSOLE_CONFIG: '{"bases":{}}' },
    encoding: 'utf8',
  })
  expect([wrong.status, wrong.stderr]).toEqual([
    1,
    expect.stringContaining('\n- contactUrl must be an address\n'),
  ])

  const port = await freePort()
  const settings = JSON.stringify(settingsOver(server.address, port, run))
  writeFileSync(join(run, 'mounted.json'), settings)
  chmodSync(join(run, 'mounted.json'), 0o644)
  for (const given of [{ CONSOLE_CONFIG: settings }, { CONSOLE_SETTINGS: join(run, 'mounted.json') }]) {
    const { stop } = await startProcess(entry, [], port, { ...asNobody, env: { ...env, ...given } })
    try {
      const signIn = await ask(`http://localhost:${port}/login`)
      expect([signIn.status, signIn.text.includes('"account":"/api/account"')]).toEqual([200, true])
      const script = /assets\/sign-in\.\w+\.js/.exec(signIn.text)?.[0]
      expect((await ask(`http://localhost:${port}/${script}`)).status).toBe(200)
      // The check of its health is one line of JavaScript in the Dockerfile.
      expect((await ask(`http://localhost:${port}/health`)).text).toBe('ok')
    } finally {
      await stop()
    }
  }
  const written = readdirSync(run, { recursive: true, encoding: 'utf8' })
  for (const name of written)
    if (asNobody.uid && name !== 'mounted.json') expect(statSync(join(run, name)).uid).toBe(NOBODY)

  const files = readdirSync(console, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  )
  const strange = files.filter(
    (name) =>
      !/^dist\/(assets\/[\w.~-]+\.(js|css|txt)(\.(gz|br))?|(index|login(\.vi)?)\.html|preloads\.json)$/.test(
        name,
      ) &&
      !/^(deploy\/((configure|document|nginx|preloads|settings)\.js|entrypoint\.sh|nginx\/\w+\.conf)|src\/config\.js)$/.test(
        name,
      ),
  )
  expect(strange).toEqual([])
  for (const made of [folder, run]) {
    execFileSync('chmod', ['-R', 'u+w', made])
    rmSync(made, { recursive: true })
  }
})
