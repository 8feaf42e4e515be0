import { chakra } from '@chakra-ui/react'
import { bounds } from '../../api'
import { lastPage, rangeOf } from '../../kit/list/pages'
import { useText } from '../../texts'
import { IconButton } from '../../ui/IconButton'

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    minH: 'var(--control-s)',
    px: '16px',
    py: '8px',
    color: 'fg.muted',
    '& > nav': { display: 'flex', gap: '4px' },
  },
})
const Size = chakra('span', { base: { ms: 'auto' } })

type Props = {
  /** Counted from 0. */
  page: number
  totalRecords: number
  onPage: (page: number) => void
}

/** The pages of a popover: their size is fixed and nothing of them stands in the address. */
export function SmallPager({ page, totalRecords, onPage }: Props) {
  const text = useText()
  const size = bounds.PageSize.default
  const last = lastPage(totalRecords, size)
  return (
    <Root>
      <span>{text('list.range', { ...rangeOf(page + 1, size, totalRecords), total: totalRecords })}</span>
      <Size>{text('list.perPage', { size })}</Size>
      {last > 1 && (
        <nav aria-label={text('list.pages')}>
          <IconButton
            size="sm"
            icon="chevron-left"
            label={text('list.previousPage')}
            disabledReason={page > 0 ? undefined : text('list.isFirstPage')}
            onClick={() => onPage(page - 1)}
          />
          <IconButton
            size="sm"
            icon="chevron-right"
            label={text('list.nextPage')}
            disabledReason={page + 1 < last ? undefined : text('list.isLastPage')}
            onClick={() => onPage(page + 1)}
          />
        </nav>
      )}
    </Root>
  )
}
