import '@testing-library/jest-dom'

// jsdom lays nothing out: what watches sizes (tooltips, menus) sees none change.
if (typeof window !== 'undefined')
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
