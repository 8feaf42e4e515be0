import { readAll } from './read-all'

const ids = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ id: `live-${from + index}` }))

/** A list that is `lists[n]` when its page n is read. */
const served = (pageSize: number, ...lists: { id: string }[][]) => {
  const asked: number[] = []
  return {
    asked,
    readPage: (page: number) => {
      asked.push(page)
      const list = lists[Math.min(page, lists.length - 1)] ?? []
      const content = list.slice(page * pageSize, (page + 1) * pageSize)
      const totalPages = Math.ceil(list.length / pageSize)
      return Promise.resolve({
        content,
        page: { pageSize, currentPage: page, totalPages, totalRecords: list.length },
      })
    },
  }
}
const always = () => true

test('ZMA-15 all pages are read, one after the other, whatever their size', async () => {
  const { asked, readPage } = served(2, ids(0, 5))
  expect(await readAll({ readPage, goesOn: always })).toEqual({ rows: ids(0, 5), total: 5, changed: false })
  expect(asked).toEqual([0, 1, 2])
})

test('ZMA-15 a list of one page, or of nothing, is read once', async () => {
  const one = served(10, ids(0, 10))
  expect(await readAll({ ...one, goesOn: always })).toMatchObject({ total: 10, changed: false })
  expect(one.asked).toEqual([0])
  expect(await readAll({ ...served(10, []), goesOn: always })).toEqual({ rows: [], total: 0, changed: false })
})

test.each([
  ['a row came before those that were read', ids(0, 4), [{ id: 'new' }, ...ids(0, 4)]],
  ['one of those that were read has gone', ids(0, 4), ids(1, 4)],
  ['one came and one went', ids(0, 4), [{ id: 'new' }, ...ids(0, 3)]],
])('ZMA-15 that %s meanwhile is noticed', async (_, before, after) => {
  const all = await readAll({ ...served(2, before, after), goesOn: always })
  expect(all?.changed).toBe(true)
  const found = all?.rows.map(({ id }) => id) ?? []
  expect(new Set(found).size).toBe(found.length)
})

test('ZMA-15 it tells how far it is, and ends when nobody wants it any more', async () => {
  const told: [number, number][] = []
  const { asked, readPage } = served(2, ids(0, 9))
  const goesOn = (done: number, total: number) => told.push([done, total]) < 2
  expect(await readAll({ readPage, goesOn })).toBeUndefined()
  expect(told).toEqual([
    [2, 9],
    [4, 9],
  ])
  expect(asked).toEqual([0, 1])
})
