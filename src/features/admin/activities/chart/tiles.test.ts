import { contrast } from '../../../../ui/color'
import { SHADES, shadesOf } from './shades'
import { sorted, tilesOf, totalOf } from './tiles'

const named = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`name ${index}`, 1 + (index % 97)]))

test.each([1, 5, 21, 22, 5_000])(
  'ACCESSLOGB-12 ACCESSLOG-18 %d names are as many tiles as can be told apart, and none is lost',
  (count) => {
    const names = sorted(named(count))
    const tiles = tilesOf(names, { width: 30_000, height: 10_000 })
    expect(tiles).toHaveLength(Math.min(count, SHADES))
    expect(tiles.reduce((sum, tile) => sum + tile.count, 0)).toBe(totalOf(names))
    expect(tiles.reduce((sum, tile) => sum + tile.names, 0)).toBe(count)
    const area = tiles.reduce((sum, { width, height }) => sum + width * height, 0)
    expect(area).toBeCloseTo(10_000, 3)
    for (const { left, top, width, height, count: own } of tiles) {
      expect(left >= -1e-6 && top >= -1e-6 && left + width <= 100 + 1e-6 && top + height <= 100 + 1e-6).toBe(
        true,
      )
      expect((width * height) / 10_000).toBeCloseTo(own / totalOf(names), 6)
    }
  },
)

test.each([320, 600])('what would be too small to press at %d px stands with the others', (width) => {
  const counts = { ...named(5), many: 900, more: 500 }
  const tiles = tilesOf(sorted(counts), { width, height: 200 })
  for (const tile of tiles) {
    expect((tile.width / 100) * width).toBeGreaterThanOrEqual(26)
    expect((tile.height / 100) * 200).toBeGreaterThanOrEqual(26)
  }
  expect(tiles.reduce((sum, { count }) => sum + count, 0)).toBe(totalOf(sorted(counts)))
  expect(tiles.some(({ name }) => name === undefined)).toBe(true)
})

test('names of none are no tiles', () => {
  expect(tilesOf(sorted({ a: 0 }), { width: 600, height: 200 })).toEqual([])
  expect(sorted({ b: 1, a: 1, c: 2 }).map(({ name }) => name)).toEqual(['c', 'a', 'b'])
})

test.each(['#8e00e8', '#ffdd00', '#000000', '#7f7f7f', '#ffffff', '0a7'])(
  'ACCESSLOG-15 ACCESSLOGB-14 B46 the 21 shades of %s have letters that can be read, in light and dark',
  (color) => {
    for (const theme of ['light', 'dark'] as const) {
      const shades = shadesOf(color, theme)
      expect(shades).toHaveLength(21)
      for (const { fill, letters } of shades) expect(contrast(fill, letters)).toBeGreaterThanOrEqual(4.5)
    }
  },
)
