import type { InvitationStatus } from '../../api'
import { useText } from '../../texts'
import { Tag, type Tone } from '../../ui/Tag'

const tones: Readonly<Record<InvitationStatus, Tone>> = {
  Pending: 'warning',
  Rejected: 'danger',
  Accepted: 'success',
  Approved: 'info',
}

/** The state of an invitation, in upper case as documented. */
export function InvitationStatusTag({ status }: { status: InvitationStatus }) {
  const text = useText()
  // A platform may come to know others.
  if (!Object.hasOwn(tones, status)) return <Tag tone="neutral">{status}</Tag>
  return <Tag tone={tones[status]}>{text(`invitations.${status}`)}</Tag>
}
