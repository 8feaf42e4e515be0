/** The page numbers to offer, with gaps: 1 … 5 6 7 … 242. A gap always hides more than one page. */
export function pagesShown(current: number, last: number): (number | 'gap')[] {
  const around = [current - 1, current, current + 1]
  const start = current <= 2 ? [2, 3] : []
  const end = current >= last - 1 ? [last - 2, last - 1] : []
  const shown = [...new Set([1, last, ...around, ...start, ...end])]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b)
  return shown.flatMap((page, index) => {
    const hidden = page - (shown[index - 1] ?? 0) - 1
    if (hidden === 0) return [page]
    return hidden === 1 ? [page - 1, page] : ['gap' as const, page]
  })
}

export const lastPage = (totalRecords: number, pageSize: number): number =>
  Math.max(1, Math.ceil(totalRecords / pageSize))

/** The first and the last record of a page, counted from 1; a page behind the last has none. */
export function rangeOf(page: number, pageSize: number, totalRecords: number): { from: number; to: number } {
  const from = (page - 1) * pageSize + 1
  return from > totalRecords ? { from: 0, to: 0 } : { from, to: Math.min(page * pageSize, totalRecords) }
}
