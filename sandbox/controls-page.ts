import { html } from 'hono/html'
import type { CurrentCode } from './rules/totp'

type Row = {
  readonly id: string
  readonly name: string
  readonly purpose: string
  readonly organizations: number
  readonly code?: CurrentCode
  readonly setUp?: CurrentCode
}

export const controlsStyle = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: #1d1d29 }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem; border-bottom: 1px solid #dcdce4 }
code { font-size: 1.1em }
a { color: #7300bd }
`

const codeCell = ({ code, setUp }: Row) => {
  if (code) return html`<code>${code.code}</code> for ${code.secondsLeft} s`
  return setUp ? html`<code>${setUp.code}</code> to set up, for ${setUp.secondsLeft} s` : 'none'
}

const row = (person: Row) =>
  html`<tr>
    <td><code>${person.id}</code><br />${person.name}</td>
    <td>${person.purpose}</td>
    <td>${person.organizations}</td>
    <td>${codeCell(person)}</td>
  </tr>`

/** Who there is to sign in as, with the current codes; plain, so that the policy of the console holds for it. */
export const controlsPage = (rows: readonly Row[], password: string, now: number) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Sandbox</title>
        <link rel="stylesheet" href="/sandbox/page.css" />
      </head>
      <body>
        <h1>Sandbox</h1>
        <p>
          Everybody's password is <code>${password}</code>. <a href="/login">Sign in</a> or
          <a href="/sandbox">show the current codes</a>. The sandbox's time is ${new Date(now).toISOString()}.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">User</th>
              <th scope="col">Shows</th>
              <th scope="col">Organizations</th>
              <th scope="col">Code</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map(row)}
          </tbody>
        </table>
      </body>
    </html>`
