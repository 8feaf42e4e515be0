import { createEvent, fireEvent } from '@testing-library/react'

/**
 * In place of all that stands in an editor. jsdom lets nobody type into a document that is edited; pasting takes the
 * same way through the editor.
 */
export function pasteOver(area: HTMLElement, html: string): void {
  const event = createEvent.paste(area, {
    clipboardData: {
      getData: (type: string) => (type === 'text/html' ? html : ''),
      types: ['text/html'],
      files: [],
    },
  })
  // At once: jsdom tells the editor of a selection that it does not make.
  fireEvent.keyDown(area, { key: 'a', ctrlKey: true })
  fireEvent(area, event)
}

/** Takes all away that stands in an editor. */
export function emptyOut(area: HTMLElement): void {
  fireEvent.keyDown(area, { key: 'a', ctrlKey: true })
  fireEvent.keyDown(area, { key: 'Backspace' })
}
