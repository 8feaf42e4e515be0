import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import webpack from 'webpack'
import { root } from '../lib/run.mjs'

/**
 * What the console's times are measured against: a form and a list of plain React with one static style sheet. It is
 * built and measured in the same run, so that machine and load are the same.
 */
const source = join(root, 'scripts/bench/fixture')
const target = join(root, '.cache/bench')
const COLUMNS = 12

function build() {
  const compiler = webpack({
    mode: 'production',
    context: source,
    entry: { form: './form.jsx', list: './list.jsx' },
    output: { path: target, filename: '[name].js', clean: true },
    module: {
      rules: [
        {
          test: /\.jsx$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'ecmascript', jsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
    performance: { hints: false },
  })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const why = error ?? (stats.hasErrors() && new Error(stats.toString('errors-only')))
      compiler.close(() => (why ? reject(why) : resolve()))
    })
  })
}

const page = (name) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fixture</title><link rel="icon" href="data:,">' +
  `<link rel="stylesheet" href="/style.css"><script defer src="/${name}.js"></script></head>` +
  '<body><div id="root"></div></body></html>'

const row = (id) => ({
  id,
  ...Object.fromEntries(Array.from({ length: COLUMNS }, (_, n) => [`column ${n}`, `value ${n} of ${id}`])),
})

/** @returns {Promise<(request, response) => void>} answers for the built fixture, as a server of HTTP/2 asks it */
export async function buildFixture() {
  await build()
  const files = new Map()
  const add = (path, type, content, cache) =>
    files.set(path, {
      headers: { 'content-type': type, 'content-encoding': 'br', 'cache-control': cache },
      body: brotliCompressSync(content),
    })
  for (const name of ['form', 'list']) {
    add(`/${name}`, 'text/html; charset=utf-8', page(name), 'no-cache')
    add(`/${name}.js`, 'text/javascript', readFileSync(join(target, `${name}.js`)), 'max-age=31536000')
  }
  add('/style.css', 'text/css', readFileSync(join(source, 'style.css')), 'max-age=31536000')
  add('/api/user', 'application/json', JSON.stringify({ name: 'An' }), 'no-store')
  return ({ url }, response) => {
    const { pathname, searchParams } = new URL(url, 'https://fixture')
    if (pathname === '/api/rows') {
      const rows = Array.from({ length: Number(searchParams.get('size') ?? 10) }, (_, id) => row(id))
      response.setHeader('content-type', 'application/json')
      return void response.end(JSON.stringify(rows))
    }
    const file = files.get(pathname)
    response.writeHead(file ? 200 : 404, file?.headers)
    response.end(file?.body)
  }
}
