import { chakra } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useText } from '../../texts'
import { IconButton } from '../../ui/IconButton'
import { linesIn, placeOf, type Block } from './json'
import { Corner, scrolls, set } from './json-look'
import { JsonFind } from './JsonFind'

const LINE = 18
const PADDING = 16
/** Letters that a line of a drawer holds, about: heights are measured once they are drawn. */
const LETTERS = 70

const Region = chakra('div', { base: { ...scrolls, h: '60dvh' } })
const Ground = chakra('div', { base: { position: 'relative' } })
const Lines = chakra('div', { base: { ...set, position: 'absolute', top: 0, insetX: 0, minH: `${LINE}px` } })
const Mark = chakra('mark', { base: { bg: 'orange.subtle', color: 'orange.fg', outline: '1px solid' } })

type Found = { readonly wanted: string; readonly at: number }

const heightOf = ({ text, lines }: Block) => LINE * Math.max(lines, Math.ceil(text.length / LETTERS))

type Props = {
  label: string
  blocks: readonly Block[]
  /** What there is to be found: the whole text, or nothing until it is there. */
  whole: string
}

/** The lines in sight of a long JSON; `JsonBlock` loads it when there is one. */
export function JsonLines({ label, blocks, whole }: Props) {
  const text = useText()
  const [region, setRegion] = useState<HTMLElement | null>(null)
  const [finding, setFinding] = useState(false)
  const [found, setFound] = useState<Found>()
  /** Whether End was pressed while the rest is on its way: once it is there, the end is gone to again. */
  const awaitsEnd = useRef(false)
  const isWhole = whole !== ''
  const view = useVirtualizer({
    count: blocks.length,
    getScrollElement: () => region,
    estimateSize: (index) => heightOf(blocks[index] as Block), // the items lie within the blocks
    paddingStart: PADDING,
    paddingEnd: PADDING,
    overscan: 1,
  })

  const find = (wanted: string) => {
    const at = placeOf(wanted, whole, found?.wanted === wanted ? found.at + 1 : 0)
    setFound(at === undefined ? undefined : { wanted, at })
    if (at === undefined) return undefined
    const offset = view.getOffsetForIndex(
      blocks.findLastIndex(({ start }) => start <= at),
      'start',
    )
    if (region && offset) region.scrollTop = offset[0]
    return linesIn(whole, at)
  }
  // Heights on the way are only guessed, so the browser's own way to either end would stop short of it.
  const toEitherEnd = (event: KeyboardEvent) => {
    awaitsEnd.current = event.key === 'End' && !isWhole
    if (event.key === 'End') view.scrollToIndex(blocks.length - 1, { align: 'end' })
    else if (event.key === 'Home') view.scrollToOffset(0)
    else return
    event.preventDefault()
  }
  const goElsewhere = () => void (awaitsEnd.current = false)
  // Scrolling is outside React.
  useEffect(() => {
    if (!isWhole || !awaitsEnd.current) return
    awaitsEnd.current = false
    view.scrollToIndex(blocks.length - 1, { align: 'end' })
  }, [isWhole, blocks, view])
  // Scrolling is outside React.
  const centre = useCallback(
    (mark: HTMLElement | null) => {
      if (!mark || !region) return
      const below = mark.getBoundingClientRect().top - region.getBoundingClientRect().top
      region.scrollTop += below - region.clientHeight / 2
    },
    [region],
  )
  return (
    <>
      {finding ? (
        <JsonFind find={find} isReady={isWhole} />
      ) : (
        <Corner top="48px" zIndex={1}>
          <IconButton size="sm" icon="search" label={text('json.find')} onClick={() => setFinding(true)} />
        </Corner>
      )}
      <Region
        ref={setRegion}
        role="region"
        aria-label={label}
        tabIndex={0}
        onKeyDown={toEitherEnd}
        onWheel={goElsewhere}
        onPointerDown={goElsewhere}
      >
        <Ground style={{ height: view.getTotalSize() }}>
          {view.getVirtualItems().map(({ index, start }) => (
            <Lines
              key={index}
              ref={view.measureElement}
              data-index={index}
              style={{ transform: `translateY(${start}px)` }}
            >
              {marked(blocks[index] as Block, found, centre)}
            </Lines>
          ))}
        </Ground>
      </Region>
    </>
  )
}

/** The text of a block, with what was found in it. */
function marked(
  { start, text }: Block,
  found: Found | undefined,
  onMark: (mark: HTMLElement | null) => void,
) {
  const at = found ? found.at - start : -1
  if (!found || at < 0 || at >= text.length) return text
  const end = at + found.wanted.length
  return (
    <>
      {text.slice(0, at)}
      <Mark key={found.at} ref={onMark}>
        {text.slice(at, end)}
      </Mark>
      {text.slice(end)}
    </>
  )
}
