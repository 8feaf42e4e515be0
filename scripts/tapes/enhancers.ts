/**
 * Redux Toolkit reads once, when it is loaded, what puts enhancers around a store; a replay has a recorder for each
 * document. To be imported before it.
 */
type Compose = (...given: unknown[]) => unknown

let current: Compose | undefined
Object.defineProperty(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__', {
  configurable: true,
  get:
    (): Compose =>
    (...given) =>
      current!(...given),
  set: (compose: Compose) => {
    current = compose
  },
})
