import { parse } from 'papaparse'
import { writeCsv } from './write-csv'

const rowsOf = (csv: string) => parse<string[]>(csv.slice(1), { skipEmptyLines: true }).data

test('begins with the UTF-8 mark and ends its lines as spreadsheets do', () => {
  expect(writeCsv(['Tên', 'Số'], [['Hải Âu', 12]])).toBe('\uFEFFTên,Số\r\nHải Âu,12\r\n')
})

test.each([
  ['=1+1', "'=1+1"],
  ['+84 903', "'+84 903"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['=1\n+2', "'=1\n+2"],
  ['＝1+1', "'＝1+1"],
  ['"quoted", and\nbroken', '"quoted", and\nbroken'],
  [' blank around ', ' blank around '],
  ["'; drop table app; --", "'; drop table app; --"],
  ['1-2', '1-2'],
  ['', ''],
])('the cell %j is written so that it is read as the text %j', (cell, read) => {
  expect(rowsOf(writeCsv(['a', 'b'], [[cell, 'x']]))).toEqual([
    ['a', 'b'],
    [read, 'x'],
  ])
})

test('a number is a number, also below 0', () => {
  expect(writeCsv(['a'], [[-1], [0]])).toBe('\uFEFFa\r\n-1\r\n0\r\n')
})
