import '@testing-library/jest-dom'

// jsdom lays nothing out: what watches sizes (tooltips, menus) sees none change, and nothing scrolls.
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
