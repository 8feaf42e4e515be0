import { strengthOf } from './strength'

test.each([
  ['Low', 1],
  ['Fair', 2],
  ['Good', 3],
  ['Strong', 4],
  ['strong', 4],
  [1, 1],
  [4, 4],
  ['3', 3],
  [0, 0],
  [5, 0],
  [2.5, 0],
  ['Superb', 0],
  ['', 0],
  [undefined, 0],
  [null, 0],
])('PASSWORD-11 PASSWORD-14 the level %j fills %d bars', (level, bars) => {
  expect(strengthOf(level)).toBe(bars)
})
