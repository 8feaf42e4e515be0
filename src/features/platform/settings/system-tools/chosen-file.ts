import { bounds } from '../../../../api'
import { message } from '../../../../kit/form/form'
import type { MessageId, Translate } from '../../../../texts'

/** What an import takes. */
export type FileKind = 'csv' | 'xlsx'

const wrongKind = {
  csv: message('systemTools.chooseCsv'),
  xlsx: message('systemTools.chooseXlsx'),
} as const

/** Why a file that was picked or dropped is not taken (decisions 37); undefined when it is. */
export function mistakeOf(file: File, kind: FileKind): MessageId | undefined {
  if (!file.name.toLowerCase().endsWith(`.${kind}`)) return wrongKind[kind]
  if (file.size === 0) return message('systemTools.emptyFile')
  return file.size > bounds.importBytes ? message('systemTools.tooLarge') : undefined
}

const KIB = 1024
const oneDigit = (size: number) => Math.round(size * 10) / 10

/** 2.4 MB, 412 KB, 17 bytes. */
export function sizeWords(text: Translate, bytes: number): string {
  if (bytes >= KIB * KIB) return text('systemTools.megabytes', { size: oneDigit(bytes / KIB / KIB) })
  if (bytes >= KIB) return text('systemTools.kilobytes', { size: Math.round(bytes / KIB) })
  return text('systemTools.bytes', { size: bytes })
}

/** Whether the browser can still read it: one that was saved again since it was chosen cannot be sent. */
export const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
