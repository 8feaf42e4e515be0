import { after } from '../../clock'

/** Long enough for a browser that asks where to save. */
const KEPT = 60_000

/** Gives the person a file that was made here, as a download. */
export function saveFile(name: string, content: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  after(KEPT, () => URL.revokeObjectURL(link.href))
}
