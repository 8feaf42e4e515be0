const AROUND = 1
const AT_THE_ENDS = 3

/** The page numbers to offer, with gaps: 1 … 5 6 7 … 242. A gap always hides more than one page. */
export function pagesShown(current: number, last: number): (number | 'gap')[] {
  const isShown = (page: number) =>
    page === 1 ||
    page === last ||
    Math.abs(page - current) <= AROUND ||
    (current <= AROUND + 1 && page <= AT_THE_ENDS) ||
    (current >= last - AROUND && page > last - AT_THE_ENDS)
  const near = new Set([1, 2, 3, last, last - 1, last - 2])
  for (let page = current - AROUND; page <= current + AROUND; page++) near.add(page)
  const shown = [...near].filter((page) => page >= 1 && page <= last && isShown(page)).sort((a, b) => a - b)
  return shown.flatMap((page, index) => {
    const missing = page - (shown[index - 1] ?? 0) - 1
    if (missing === 0) return [page]
    return missing === 1 ? [page - 1, page] : ['gap' as const, page]
  })
}

export const lastPage = (totalRecords: number, pageSize: number): number =>
  Math.max(1, Math.ceil(totalRecords / pageSize))

/** The first and the last record of a page, counted from 1; a page behind the last has none. */
export function rangeOf(page: number, pageSize: number, totalRecords: number): { from: number; to: number } {
  const from = (page - 1) * pageSize + 1
  return from > totalRecords ? { from: 0, to: 0 } : { from, to: Math.min(page * pageSize, totalRecords) }
}
