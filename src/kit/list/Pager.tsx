import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useText } from '../../texts'
import { IconButton } from '../../ui/IconButton'
import { SelectField } from '../../ui/SelectField'
import { Skeleton } from '../../ui/Skeleton'
import { lastPage, pagesShown, rangeOf } from './pages'
import type { ListParams } from './useListParams'

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    minH: 'calc(var(--control-s) + 16px)',
    px: { base: 0, md: '16px' },
    py: '8px',
    color: 'fg.muted',
  },
})

const Pages = chakra('nav', { base: { display: 'flex', alignItems: 'center', gap: '4px', ms: 'auto' } })

const Page = chakra('button', {
  base: {
    display: { base: 'none', md: 'inline-grid' },
    placeItems: 'center',
    minW: 'var(--control-s)',
    h: 'var(--control-s)',
    px: '8px',
    border: '1px solid transparent',
    borderRadius: 'l2',
    color: 'fg',
    transition: 'background var(--quick) var(--ease)',
    _hover: { bg: 'bg.subtle' },
    '&[aria-current]': { borderColor: 'brand.fg', color: 'brand.fg', fontWeight: 'bold' },
  },
})

const Gap = chakra('span', {
  base: { display: { base: 'none', md: 'block' }, w: '24px', textAlign: 'center', color: 'fg.subtle' },
})

type Props = {
  list: Pick<ListParams<unknown>, 'page' | 'pageSize' | 'sizes' | 'toPage' | 'toPageSize'>
  /** Undefined until it is known. */
  totalRecords: number | undefined
}

/** Below a table: "1–10 of 2,418", the size of a page, and the ways to the others. */
export function Pager({ list, totalRecords }: Props) {
  return (
    <Root>
      {totalRecords === undefined ? (
        <Skeleton width="96px" />
      ) : (
        <Known list={list} totalRecords={totalRecords} />
      )}
    </Root>
  )
}

function Known({ list, totalRecords }: Props & { totalRecords: number }) {
  const text = useText()
  const { formatNumber } = useIntl()
  const { page, pageSize, toPage, toPageSize } = list
  const last = lastPage(totalRecords, pageSize)
  const sizes = list.sizes.includes(pageSize) ? list.sizes : [...list.sizes, pageSize]
  return (
    <>
      <span data-clear="">
        {text('list.range', { ...rangeOf(page, pageSize, totalRecords), total: totalRecords })}
      </span>
      {/* The fields' height is a variable: here the small one. */}
      <chakra.div data-clear="" css={{ '--control': 'var(--control-s)' }}>
        <SelectField
          label={text('list.pageSize')}
          labelHidden
          name="size"
          value={String(pageSize)}
          onChange={(size) => toPageSize(Number(size))}
          options={sizes.map((size) => ({ value: String(size), label: text('list.perPage', { size }) }))}
        />
      </chakra.div>
      <Pages data-clear="" aria-label={text('list.pages')}>
        <IconButton
          size="sm"
          icon="chevron-left"
          label={text('list.previousPage')}
          disabledReason={page > 1 ? undefined : text('list.isFirstPage')}
          onClick={() => toPage(page - 1)}
        />
        {pagesShown(page, last).map((shown, index) =>
          shown === 'gap' ? (
            <Gap key={`gap ${index}`} aria-hidden="true">
              {text('list.gap')}
            </Gap>
          ) : (
            <Page
              key={shown}
              type="button"
              aria-label={text('list.page', { page: shown })}
              aria-current={shown === page ? 'page' : undefined}
              onClick={() => toPage(shown)}
            >
              {formatNumber(shown)}
            </Page>
          ),
        )}
        <IconButton
          size="sm"
          icon="chevron-right"
          label={text('list.nextPage')}
          disabledReason={page < last ? undefined : text('list.isLastPage')}
          onClick={() => toPage(page + 1)}
        />
      </Pages>
    </>
  )
}
