import { values, type MessageLevel, type Notification } from '../../api'
import type { MessageId } from '../../texts'
import type { Tone } from '../../ui/Tag'

const shown: Record<MessageLevel, { readonly tone: Tone; readonly word: MessageId }> = {
  success: { tone: 'success', word: 'notifications.success' },
  info: { tone: 'info', word: 'notifications.info' },
  warning: { tone: 'warning', word: 'notifications.warning' },
  error: { tone: 'danger', word: 'notifications.error' },
}

/** Colour and word of a level; an unknown one, or none, is info. */
export const lookOf = (level: string | undefined) =>
  shown[values.MessageLevel.find((each) => each === level) ?? 'info']

/** What can be open over the list, as it stands in the address. */
export const overlays = ['detail'] as const

/** Only the status tells (NOTIF-10): any word but this one is read. */
export const isUnread = ({ status }: Pick<Notification, 'status'>): boolean => status === 'New'
