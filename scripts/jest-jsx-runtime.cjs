// The jsx functions of React's production build, for tests: those of the development build record a stack for every
// element, a twelfth of the time of a screen's test. What stands side by side in the source needs no key, and is marked
// so, as the development build does it; a missing key in a list is not told here, but in the browser.
const { Fragment, jsx, jsxs } = require('../node_modules/react/cjs/react-jsx-runtime.production.js')

module.exports = {
  Fragment,
  jsx,
  jsxs(type, props, key) {
    for (const child of props.children) if (child?._store) child._store.validated = 1
    return jsxs(type, props, key)
  },
}
