import { choiceOf, hiddenBy } from './choice'

const keys = ['at', 'by', 'status', 'ip']

test.each([
  ['nothing', [], []],
  ['one hidden', ['at', '-by', 'status', 'ip'], ['by']],
  ['COLPREF-03 a column that came later', ['at', '-by'], ['by']],
  ['COLPREF-03 columns that are not known', ['-gone', '<b>gone</b>', '=1+1', 'at'], []],
  ['nothing but columns that are not known', ['gone', 'lost'], []],
  ['a column named twice', ['-ip', 'at', 'at', '-ip'], ['ip']],
  ['every column hidden', ['-at', '-by', '-status', '-ip'], []],
  ['only those that are shown, as another client stores it', ['status', 'at', 'gone'], ['by', 'ip']],
])('%s', (_, stored, hidden) => {
  expect([...hiddenBy(stored, keys)]).toEqual(hidden)
})

test.each([[[]], [['by']], [['at', 'ip']], [['at', 'by', 'status']]])(
  'what is stored of %j hidden hides them again',
  (hidden) => {
    const stored = choiceOf(new Set(hidden), keys)
    expect([...hiddenBy(stored, keys)]).toEqual(hidden)
    expect([...hiddenBy(stored, [...keys, 'new'])]).toEqual(hidden)
  },
)

test('COLPREF-02 the shown ones are stored by their keys, the hidden ones with a minus', () => {
  expect(choiceOf(new Set(['by']), keys)).toEqual(['at', '-by', 'status', 'ip'])
  expect(choiceOf(new Set(), keys)).toEqual([])
  expect(choiceOf(new Set(['gone']), keys)).toEqual([])
})
