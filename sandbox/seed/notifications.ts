import { MessageLevel } from '../../openapi/values.gen'
import { addMessage, markRead, type NewMessage } from '../rules/messages'
import { sentinels } from '../rules/sentinels'
import type { Store } from '../store/db'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const bao = 'bao.tran@phuongdong.example'
const chau = 'minhchau.nguyen@phuongdong.example'
const khanh = 'khanh.pham@platform.example'

type Seed = Omit<NewMessage, 'to' | 'id'> & { readonly read?: true }

const long =
  'Công ty Trách nhiệm hữu hạn Một thành viên Đầu tư Thương mại Dịch vụ Xuất nhập khẩu và Phát triển Bất động sản Nghỉ dưỡng Phương Đông chi nhánh Thành phố Hồ Chí Minh, văn phòng đại diện tại Quận Ba đã hết hạn mức'
const unbroken = 'anUnbrokenWordThatIsLongerThanAnyColumnAndMustWrapSomewhereBecauseNothingElseHelps'

/** One of each kind: every level, read and not, hostile texts, accents in both normal forms, with and without extras. */
const kinds: readonly Seed[] = [
  {
    level: 'error',
    title: 'Xuất dữ liệu bị lỗi',
    message: 'Không xuất được 18.204 tài khoản của Phương Đông Real Estate',
    extraValue: { exportId: 'export-3', attempts: 3, orgs: ['org-phuongdong'] },
  },
  {
    level: 'warning',
    title: '<img src=x onerror=alert(1)>',
    message: '<script>alert("message")</script> 90% of the hourly limit is used',
    extraValue: { html: '<img src=x onerror=alert(1)>' },
  },
  {
    level: 'success',
    title: 'Export finished',
    message: 'The file can be downloaded until tomorrow',
    extraValue: { exportId: 'export-1' },
    read: true,
  },
  { level: 'warning', title: '=1+1', message: "=cmd|'/c calc'!A1 of o'brien+test@acme.example" },
  {
    level: 'info',
    title: 'Bảo trì nền tảng'.normalize('NFD'),
    message: 'Nền tảng chỉ cho đọc từ 01:00 đến 02:00 ngày Chủ nhật.\nXin lỗi vì sự bất tiện này.'.normalize(
      'NFD',
    ),
    extraValue: {},
  },
  { level: 'error', title: long.slice(0, 200), message: `${long}. ${long}. ${long}.` },
  { level: 'warning', title: unbroken, message: unbroken.repeat(3) },
  { title: 'A sender who names no level', message: 'It is shown as info' },
  {
    level: 'info',
    title: 'Release notes',
    message: 'What is new in this version',
    extraValue: { nested: { deeper: { deepest: ['<b>1</b>', 2, true, null] } } },
    read: true,
  },
]

/** A message a day or so: the rest of a month. */
const ordinary = (index: number): Seed => ({
  level: MessageLevel[index % MessageLevel.length],
  title: `Hạn mức ApiIngestion, lần ${index + 1}`,
  message: `${50 + ((index * 7) % 50)}% of the hourly limit is used`,
  extraValue: { resource: 'ApiIngestion', used: 50 + ((index * 7) % 50) },
  ...(index % 3 !== 0 && { read: true as const }),
})

function seedOf(store: Store, userId: string, seeds: readonly Seed[], now: number): void {
  const name = userId.split('.')[0]
  // The first is the newest, and is sent last.
  for (const [index, { read, ...message }] of [...seeds.entries()].reverse()) {
    const id = `message-${name}-${index + 1}`
    addMessage(store, { ...message, id, to: { userId } }, now - 12 * MINUTE - index * 9 * HOUR)
    if (read) markRead(store, userId, id)
  }
}

/** Whoever is not named here has no messages, and Acme Retail Vietnam none either. */
export function seedNotifications(store: Store, now: number): void {
  const month = [...kinds, ...Array.from({ length: 18 }, (_, index) => ordinary(index))]
  seedOf(store, bao, month, now)
  seedOf(store, chau, month, now)
  const refusing = [
    { id: sentinels.goneMessage, title: 'Gone meanwhile', message: 'It cannot be marked as read' },
    { id: sentinels.silentMessage, title: 'Refused in silence', message: 'It cannot be marked as read' },
  ]
  for (const message of refusing)
    addMessage(store, { ...message, to: { userId: chau }, level: 'success' }, now - 20 * 24 * HOUR)
  addMessage(
    store,
    {
      id: 'message-org-phuongdong',
      to: { orgId: 'org-phuongdong' },
      level: 'info',
      title: 'Phương Đông Real Estate',
      message: 'A new administrator has joined',
    },
    now - 3 * HOUR,
  )
  // Notices that stay cover a screen: only one person has any.
  seedOf(
    store,
    khanh,
    [
      {
        level: 'error',
        critical: true,
        title: 'Bảo trì khẩn cấp',
        message: 'Nền tảng ngừng hoạt động từ 23:00 đến 23:30 hôm nay',
        extraValue: { from: now + 6 * HOUR },
      },
      {
        level: 'error',
        critical: true,
        title: '<b>Terms</b> "of use" =1+1',
        message: '<script>alert("critical")</script> The terms change on 1 December',
      },
      {
        level: 'error',
        critical: true,
        title: 'Resolved',
        message: 'The exports of yesterday have been repeated',
        read: true,
      },
      { level: 'error', title: 'Not critical', message: 'An import had 3 rows that could not be read' },
      { level: 'warning', critical: true, title: 'No error', message: 'Critical are errors only' },
    ],
    now,
  )
}
