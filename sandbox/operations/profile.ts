import { randomUUID } from 'node:crypto'
import { done, refused, result } from '../answers'
import type { Operations } from '../contract'
import { readPicture } from '../rules/pictures'
import { sentinels } from '../rules/sentinels'
import { accountOf } from '../store/accounts'
import type { Store } from '../store/db'
import { fold } from '../store/fold'

export const refusals = {
  wrongPhone: 'The phone number is not valid',
  wrongFile: 'Please upload only image/png, image/jpeg, or image/jpg files less than 2MB.',
  unknownKey: 'The e-mail marketing service does not know this key',
} as const

function lastOf(store: Store, userId: string, status: string) {
  const { at } =
    store.one<{ at: number | null }>(
      'select max(action_at) as at from login_activity where user_id = ? and status = ?',
      userId,
      status,
    ) ?? {}
  return typeof at === 'number' ? { actionAt: at } : undefined
}

export const profileOperations = {
  updateOwnInfo: ({ body, session, world: { store } }) => {
    const { phone, address } = accountOf(store, session)
    const { name, phone: newPhone } = body
    if (newPhone === sentinels.wrongPhone) return refused(refusals.wrongPhone)
    if (newPhone === sentinels.silentPhone) return refused()
    store.run(
      'update account set name = ?, name_folded = ?, phone = ?, address = ? where id = ?',
      name,
      fold(name),
      newPhone ?? phone,
      body.address ?? address,
      session.userId,
    )
    return done()
  },

  uploadOwnAvatar: async ({ body, session, world: { store } }) => {
    const picture = typeof body.file === 'string' ? undefined : await readPicture(body.file)
    if (!picture) return refused(refusals.wrongFile)
    const name = `avatar-${randomUUID()}.${picture.extension}`
    const avatar = `/api/services/files/${name}`
    store.transaction(() => {
      store.run('insert into file values (?, ?, ?)', name, picture.type, picture.bytes)
      store.run('update account set avatar = ? where id = ?', avatar, session.userId)
    })
    return result({ avatar })
  },

  getOwnLastActivity: ({ session, world: { store } }) => {
    const { passwordChangedAt } = accountOf(store, session)
    const lastLoginSuccess = lastOf(store, session.userId, 'Success')
    const lastLoginFailed = lastOf(store, session.userId, 'Failed')
    return result({
      ...(lastLoginSuccess && { lastLoginSuccess }),
      ...(lastLoginFailed && { lastLoginFailed }),
      ...(passwordChangedAt !== null && { lastChangePassword: { actionAt: passwordChangedAt } }),
    })
  },

  updateEmailMarketingKey: ({ body, session, world: { store } }) => {
    if (body.apiKey === sentinels.unknownKey) return refused(refusals.unknownKey)
    if (body.apiKey === sentinels.silentKey) return refused()
    store.run(
      'insert or replace into email_marketing values (?, ?, ?)',
      session.orgId,
      body.name,
      body.apiKey,
    )
    return done()
  },
} satisfies Partial<Operations>
