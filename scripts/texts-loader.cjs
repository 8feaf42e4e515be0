// Compiles the texts at build time, so that the message parser does not ship. Plain sentences stay strings.
const { createRequire } = require('node:module')
const fromIntl = createRequire(createRequire(require.resolve('react-intl')).resolve('intl-messageformat'))
const { parse } = fromIntl('@formatjs/icu-messageformat-parser')

const isPlain = (text) => !/[{}<>'#]/.test(text)

module.exports = function compileTexts(source) {
  const texts = JSON.parse(source)
  const compiled = Object.entries(texts).map(([id, text]) => [id, isPlain(text) ? text : parse(text)])
  return JSON.stringify(Object.fromEntries(compiled))
}
