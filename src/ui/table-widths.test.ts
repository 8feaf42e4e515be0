import { leastWidth, widthsIn } from './table-widths'

const index = { width: 40 }
const name = { least: 100 }
const time = { width: 130 }
const actions = { width: 90, sticky: true }
const columns = [index, name, time, time, actions]

test('B2 a table is at least as wide as its columns', () => {
  expect(leastWidth(columns)).toBe(490)
  expect(leastWidth([{}])).toBe(160)
})

test.each([
  ['with room for all the flexible one has the rest', 600, [40, 210, 130, 130, 90]],
  ['before the room is known the browser shares it', undefined, [40, undefined, 130, 130, 90]],
  [
    'what fits fills the place beside the actions, what does not begins beneath them',
    400,
    [40, 140, 130, 130, 90],
  ],
  ['a pixel is enough to fit', 489, [40, 229, 130, 130, 90]],
  ['nothing fits: all are as narrow as they may be', 100, [40, 100, 130, 130, 90]],
])('B2 %s', (_, room, widths) => {
  expect(widthsIn(room, columns)).toEqual(widths)
})

test('B2 without a flexible column in sight all that are share what is left', () => {
  expect(widthsIn(294, [index, time, time, name, actions])).toEqual([48, 156, 130, 100, 90])
})

test('B2 without actions the columns in sight reach the edge', () => {
  expect(widthsIn(300, [index, name, time, time])).toEqual([40, 130, 130, 130])
})

test('B2 with room for all no column has less than it needs at least, and what is left goes by that', () => {
  expect(widthsIn(600, [index, { least: 240 }, time, { least: 80 }])).toEqual([40, 322.5, 130, 107.5])
  expect(widthsIn(600, [index, time])).toEqual([40, 130])
})
