import { MessageLevel } from '../openapi/values.gen'
import type { Addressee, NewMessage } from './rules/messages'

const MOST = 1000

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function addresseeIn(to: unknown): Addressee | undefined {
  if (to === 'global') return to
  if (!isObject(to)) return undefined
  if ('orgId' in to && typeof to.orgId === 'string') return { orgId: to.orgId }
  if ('userId' in to && typeof to.userId === 'string') return { userId: to.userId }
  return undefined
}

/** The messages that a control asks to be sent, numbered when there are several; or what is wrong with it. */
export function messagesIn(body: Record<string, unknown>): NewMessage[] | string {
  const { to: whom, title, message, level: word, critical = false, extraValue, times = 1 } = body
  const to = addresseeIn(whom)
  const level = MessageLevel.find((each) => each === word)
  if (!to) return "to must be 'global', {orgId} or {userId}"
  if (typeof title !== 'string' || typeof message !== 'string') return 'title and message must be texts'
  if (word !== undefined && !level) return `level must be one of ${MessageLevel.join(', ')}`
  if (typeof critical !== 'boolean') return 'critical must be true or false'
  if (extraValue !== undefined && !isObject(extraValue)) return 'extraValue must be an object'
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 1 || times > MOST)
    return `times must be a number from 1 to ${MOST}`
  return Array.from({ length: times }, (_, index) => ({
    to,
    title: times > 1 ? `${title} ${index + 1}` : title,
    message,
    critical,
    ...(level && { level }),
    ...(extraValue && { extraValue }),
  }))
}
