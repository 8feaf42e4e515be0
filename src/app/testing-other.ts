import { createBrowser } from '../../sandbox/browser'
import type { Sandbox } from '../../sandbox/app'

const PASSWORD = 'Console_2026'

/** Another person at a browser of their own, who changes something meanwhile. Answers how they call: a path that begins with a slash names its family. */
export async function another(sandbox: Sandbox, as: string, organization: string) {
  const { fetch } = createBrowser(sandbox.app)
  const call = async (
    path: string,
    body?: unknown,
    further: Record<string, string> = {},
  ): Promise<unknown> => {
    const response = await fetch(path.startsWith('/') ? `/api${path}` : `/api/account/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'console', ...further },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`)
    return response.json()
  }
  await call('accounts/login?captcha=stand-in', { userName: as, password: PASSWORD })
  const authenCode = sandbox.codeOf(as)
  if (authenCode) await call('accounts/login/2ft', { authenCode, username: as })
  await call(`accounts/context/set-org?orgId=${organization}&captcha=stand-in`)
  return call
}
