import { bounds, type ExportRecord } from '../../api'

/** Whether the file of an export can be had. */
export type Download =
  { readonly name: 'none' } | { readonly name: 'expired' } | { readonly name: 'link'; readonly until: number }

/** The link works for a day after the export ended, at exactly a day still; by the server's time. */
export function downloadOf({ status, endTime }: ExportRecord, serverTime: number): Download {
  if (!endTime || status === 'Failed') return { name: 'none' }
  const until = endTime + bounds.exportFileLife
  return serverTime > until ? { name: 'expired' } : { name: 'link', until }
}
