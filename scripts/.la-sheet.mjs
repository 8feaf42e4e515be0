import { chromium } from 'playwright-core'
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--allow-file-access-from-files'],
})
const sheets = {
  a: [['phone', 'phoneopen', 'phoneend', 'phonefailed', 'phoneloading'], 844],
  b: [['empty', 'failed', 'wrong', 'loading'], 520],
}
import { writeFileSync } from 'node:fs'
for (const [name, [files, h]] of Object.entries(sheets)) {
  writeFileSync(
    `/tmp/la-shots/${name}.html`,
    `<body style="margin:0;background:gray;display:flex;flex-wrap:wrap;gap:8px;width:2000px">` +
      files.map((f) => `<img height=${h} src="${f}.png">`).join(''),
  )
  const p = await b.newPage({ viewport: { width: 2000, height: h === 844 ? 844 : 1060 } })
  await p.goto(`file:///tmp/la-shots/${name}.html`)
  await p.screenshot({ path: `/tmp/la-shots/sheet-${name}.png` })
}
await b.close()
