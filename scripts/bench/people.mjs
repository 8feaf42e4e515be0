/** Sessions of people of the sandbox, which takes a stand-in for the captcha from those who ask without a browser. */
export const PASSWORD = 'Console_2026'
export const USER = 'minhchau.nguyen@phuongdong.example'
/** Has a second factor. */
export const SUPER_ADMIN = 'bao.tran@phuongdong.example'
const ORGANIZATION = 'org-phuongdong'
const HEADERS = { 'content-type': 'application/json', 'x-requested-with': 'console' }

const sessionIn = (answer) => /console_session=([^;]+)/.exec(answer.headers.getSetCookie().join(';'))?.[1]

/** @returns {Promise<string>} the session's cookie, in an organization */
export async function sessionOf(address, user) {
  let session
  const ask = async (path, body) => {
    const answer = await fetch(address + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...HEADERS, ...(session && { cookie: `console_session=${session}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    session = sessionIn(answer) ?? session
    return answer
  }
  await ask('/api/account/accounts/login?captcha=stand-in', { userName: user, password: PASSWORD })
  if (user === SUPER_ADMIN) {
    const { code } = await (await ask(`/sandbox/code?user=${encodeURIComponent(user)}`)).json()
    await ask('/api/account/accounts/login/2ft', { username: user, authenCode: code })
  }
  await ask(`/api/account/accounts/context/set-org?orgId=${ORGANIZATION}&captcha=stand-in`)
  return session
}
