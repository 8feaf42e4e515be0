export const BAO = 'bao.tran@phuongdong.example'

/**
 * Signs a super administrator in, in one organization.
 *
 * @param {string} address of a sandbox with the stand-in captcha
 * @returns {Promise<(path: string, body?: object, headers?: object) => Promise<any>>} sends a call, answers its JSON
 */
export async function signIn(address) {
  let cookie = ''
  const call = async (path, body, headers) => {
    const answer = await globalThis.fetch(`${address}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        Cookie: cookie,
        'Content-Type': 'application/json',
        'X-Requested-With': 'console',
        ...headers,
      },
    })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return answer.json()
  }
  const person = (await call('/sandbox/people')).find(({ id }) => id === BAO)
  const login = '/api/account/accounts/login'
  await call(`${login}?captcha=stand-in`, { userName: BAO, password: person.password })
  const { code } = await call(`/sandbox/code?user=${BAO}`)
  await call(`${login}/2ft`, { username: BAO, authenCode: code })
  await call('/api/account/accounts/context/set-org?orgId=org-phuongdong&captcha=stand-in')
  return call
}
