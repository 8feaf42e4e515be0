import { TicketStatus } from '../../openapi/values.gen'
import { addTicket, nextNumbers, type NewTicket } from '../rules/tickets'
import type { Store } from '../store/db'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const BAO = 'bao.tran@phuongdong.example'
const CHAU = 'minhchau.nguyen@phuongdong.example'

const topics = {
  3201: 'Tài khoản và đăng nhập',
  3202: '<b>Quota</b> & "limits"',
  3203: 'Billing',
  3204: 'Two-factor authentication',
  3205: '=1+1',
  3206: `${'Câu hỏi khác về dữ liệu khách hàng, phân khúc và chiến dịch '.repeat(2)}(Data platform)`,
}
/** Tickets can be about something that is offered no more. */
const GONE_TOPIC = 'a-topic-that-is-no-more'

const subjects = [
  'Không xuất được danh sách tài khoản',
  '<b>Quota</b> "ApiIngestion" & more',
  'Lost my phone with the authenticator',
  '=1+1',
  'Câu hỏi về hóa đơn tháng 6',
  "'; drop table support_ticket; --",
  'The logo of our organization is blurred',
  `${'Công ty Trách nhiệm hữu hạn Một thành viên '.repeat(4)}Phương Đông không nhận được e-mail`,
]
const assignees = ['support.one@platform.example', 'support.two@platform.example']

const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!

/** Old ones are closed, young ones new; each status is there several times. */
function ticketOf(email: string, index: number, now: number): NewTicket {
  const createdAt = now - Math.round(((index * 3 + 1) * DAY) / 2 + ((index * 7919) % 97) * 60_000)
  const status = at(TicketStatus, index < 20 ? Math.floor(index / 4) : index * 4)
  const known = Object.keys(topics)
  const isTaken = status !== 'new'
  return {
    subject: at(subjects, index * 3),
    description: 'Xin kiểm tra giúp.\n<script>alert("ticket")</script>',
    email,
    topic: index % 9 === 7 ? GONE_TOPIC : at(known, index),
    utmSource: 'https://console.platform.example/my-account-info',
    status,
    createdAt,
    ...(isTaken && {
      assigneeEmail: at(assignees, index),
      updatedAt: createdAt + 5 * HOUR,
      updatedBy: at(assignees, index),
    }),
  }
}

/** Twenty-eight of Bảo, twenty-five of Châu; the youngest of Bảo has no number yet, for nobody has seen it. */
export function seedSupportTickets(store: Store, now: number): void {
  for (const [id, description] of Object.entries(topics))
    store.run('insert into support_topic values (?, ?)', id, description)
  const add = (ticket: NewTicket) => addTicket(store, { ...nextNumbers(store), ...ticket })
  for (let index = 24; index >= 0; index--) {
    add(ticketOf(CHAU, index, now))
    add(ticketOf(BAO, index + 1, now))
  }
  add({
    ...ticketOf(BAO, 3, now),
    subject: 'Ticket "at the border" 100%',
    assigneeEmail: 'another-very-long-user-name-of-the-support@subdomain.of.platform.example',
    status: 'pending',
    topic: 'constructor',
    createdAt: now - 2 * HOUR,
  })
  add({ ...ticketOf(BAO, 2, now), subject: 'Đổi số điện thoại', createdAt: now - HOUR })
  addTicket(store, { ...ticketOf(BAO, 0, now), createdAt: now - HOUR / 2 })
}
