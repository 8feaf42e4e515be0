import { isFree, placeOf, type Box } from './notice-place'

const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 700 }
const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })
const card = { width: 400, height: 120 }
const small = { width: 358, height: 120 }

const header = box(0, 0, 1280, 64)
const menu = box(0, 64, 290, 800)

test('SHELL-40 notices stand at the bottom, at the left, beside the menu', () => {
  expect(placeOf(card, desk, [])).toMatchObject({ left: 16, bottom: 16 })
  expect(placeOf(card, desk, [header, menu])).toMatchObject({ left: 306, bottom: 16 })
})

test('SHELL-40 between the two parts of a pager where there is room, else above it', () => {
  const pager = [box(322, 740, 520, 780), box(1000, 740, 1230, 780)]
  expect(placeOf(card, desk, [header, menu, ...pager])).toMatchObject({ left: 536, bottom: 16 })
  const below = [box(16, 640, 200, 684), box(280, 640, 374, 684)]
  expect(placeOf(small, phone, [box(0, 0, 390, 64), ...below])).toMatchObject({ left: 16, bottom: 68 })
})

test('B48 beside a drawer that leaves room, within one that leaves none, between its header and its actions', () => {
  const narrow = [box(680, 0, 1280, 64), box(680, 727, 1280, 800)]
  expect(placeOf(card, desk, narrow)).toMatchObject({ left: 16, bottom: 16 })
  const whole = [box(0, 0, 390, 64), box(0, 627, 390, 700)]
  expect(placeOf(small, phone, whole)).toMatchObject({ left: 16, bottom: 81, most: 547 })
})

test('SHELL-40 where they fit nowhere they get the highest gap, and scroll in it', () => {
  const zoomed = { width: 320, height: 225 }
  const parts = [box(0, 0, 320, 64), box(0, 152, 320, 225)]
  expect(placeOf({ width: 288, height: 300 }, zoomed, parts)).toEqual({ left: 16, bottom: 81, most: 72 })
})

test('SHELL-40 a place is free until something comes there, or the stack outgrows it', () => {
  const place = placeOf(card, desk, [header])
  expect(isFree(place, card, desk, [header])).toBe(true)
  expect(isFree(place, card, desk, [header, box(300, 700, 500, 740)])).toBe(false)
  expect(isFree(place, { width: 400, height: 740 }, desk, [header])).toBe(false)
  expect(isFree(place, card, phone, [])).toBe(false)
})
