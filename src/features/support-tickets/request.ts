import { bounds } from '../../api'
import { object, string, type ObjectSchema, type StringSchema } from 'yup'
import { lengthOf } from '../../../openapi/plain-text'
import { message } from '../../kit/form/form'
import { plain } from '../../kit/form/text'
import type { MessageId } from '../../texts'

/** A request to the support, as it is written. */
export type TicketRequest = { topic: string; ticketSubject: string; description: string }

/** Ids of topics and what they are about. */
export type Topics = Readonly<Record<string, string>>

export const nothing: TicketRequest = { topic: '', ticketSubject: '', description: '' }

/** What a topic is about; its id when it is offered no more. */
export const topicName = (topics: Topics, id: string): string =>
  Object.hasOwn(topics, id) ? (topics[id] ?? id) : id

/**
 * What a field of at most so many characters holds after an input: where the new ones do not all fit, the last of
 * them are left out, and nothing of what stood there before.
 */
export function limited(before: string, typed: string, most: number): string {
  const excess = lengthOf(typed) - most
  if (excess <= 0) return typed
  const [old, now] = [[...before], [...typed]]
  let start = 0
  while (start < old.length && old[start] === now[start]) start++
  let end = 0
  while (end < old.length - start && old.at(-1 - end) === now.at(-1 - end)) end++
  const fits = Math.max(0, now.length - start - end - excess)
  return [...now.slice(0, start + fits), ...now.slice(now.length - end)].slice(0, most).join('')
}

const { ticketSubject, description } = bounds.SupportTicketInput

/** Subject and description are asked for once there is a topic, and only of one that is offered. */
export const schemaFor = (topics: Topics): ObjectSchema<TicketRequest> =>
  object({
    topic: string()
      .defined()
      .test('offered', message('supportTickets.topicRequired'), (id) => Object.hasOwn(topics, id)),
    ticketSubject: onceTopic(plain(ticketSubject), message('supportTickets.subjectRequired')),
    description: onceTopic(
      plain(description, { lines: true, tooLong: 'supportTickets.descriptionLong' }),
      message('supportTickets.descriptionRequired'),
    ),
  })

const onceTopic = (text: StringSchema<string>, message: MessageId) =>
  text.when('topic', ([topic], schema) => (topic === '' ? schema : schema.required(message)))

/** What is open over the page, and what should never have stood in an address. */
const UNTOLD = /^(drawer|record|url|why)$|token|secret|password|pwd|code|key/i

/** The address of the page on which a request is written, as the support is told it. */
export function sourceOf({
  origin,
  pathname,
  search,
}: Pick<Location, 'origin' | 'pathname' | 'search'>): string {
  const shared = [...new URLSearchParams(search)].filter(([name]) => !UNTOLD.test(name))
  const query = new URLSearchParams(shared).toString()
  return origin + pathname + (query && `?${query}`)
}
