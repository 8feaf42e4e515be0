import type { UserOrganization } from '../../api'
import type { Lang } from '../../texts'
import { matching, searchable } from './organizations'

const named = (...names: string[]): UserOrganization[] => names.map((name, at) => ({ id: `org-${at}`, name }))
const sorted = (names: string[], lang: Lang) =>
  searchable(named(...names), lang).map(({ organization }) => organization.name)

test('ORGSEL-11 names are sorted as the language does, whatever the case, and numbers by value', () => {
  expect(sorted(['zebra', 'Acme', 'bank', 'Số 10', 'Số 9'], 'en')).toEqual([
    'Acme',
    'bank',
    'Số 9',
    'Số 10',
    'zebra',
  ])
  expect(sorted(['Đông', 'Em', 'Dương', 'An'], 'vi')).toEqual(['An', 'Dương', 'Đông', 'Em'])
})

const nguyen: UserOrganization = {
  id: 'org-42',
  name: 'Nguyễn Đạt'.normalize('NFD'),
  website: 'https://Dat.example',
}
const signs: UserOrganization = { id: 'org-7', name: '100% _gạch_ a.b * ( [ \\x' }

const searches: [by: string, words: string, found: UserOrganization[]][] = [
  ['name', 'nguyen', [nguyen]],
  ['name composed', 'Nguyễn'.normalize('NFC'), [nguyen]],
  ['name decomposed', 'NGUYỄN'.normalize('NFD'), [nguyen]],
  ['d for đ', 'dat', [nguyen]],
  ['website', 'DAT.EXAMPLE', [nguyen]],
  ['id', 'ORG-42', [nguyen]],
  ['blanks around', '  nguyễn đạt  ', [nguyen]],
  ['blanks inside are kept', 'nguyen  dat', []],
  ['over the end of the name', 'dat https', []],
  ['nothing', '   ', [nguyen, signs]],
  ...['%', '_', '.b', '*', '(', '[', '\\'].map((sign): (typeof searches)[number] => [
    `plain ${sign}`,
    sign,
    [signs],
  ]),
]

test.each(searches)('ORGSEL-16 ORGSEL-17 a search by %s: %j', (_by, words, found) => {
  expect(matching(searchable([nguyen, signs], 'en'), words).toSorted((a) => (a === nguyen ? -1 : 1))).toEqual(
    found,
  )
})

test('two thousand names are searched within 100 ms', () => {
  const all = searchable(
    named(...Array.from({ length: 2000 }, (_, at) => `Công ty Hương Giang Việt Nam ${at}`)),
    'vi',
  )
  const started = performance.now()
  expect(matching(all, 'huong giang')).toHaveLength(2000)
  expect(performance.now() - started).toBeLessThan(100)
})
