import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { drawnByClass, IconButton } from './IconButton'
import { Icon } from './Icon'

const styles = readFileSync(join(__dirname, 'parts.css'), 'utf8')

/** What parts.css draws, as elements. */
function drawingOf(icon: string): string {
  const rule = styles.slice(styles.indexOf(`[data-icon='${icon}']`))
  const url = /url\('data:image\/svg\+xml,(.*)'\);/.exec(rule)?.[1]
  const picture = document.createElement('div')
  picture.innerHTML = decodeURIComponent(url ?? '')
  return picture.firstElementChild?.innerHTML ?? ''
}

test.each(drawnByClass)('a small %s is one element with a name, and looks like any other', (icon) => {
  render(<IconButton size="sm" icon={icon} label="Do it" />)
  expect(screen.getByRole('button', { name: 'Do it' })).toBeEmptyDOMElement()
  const { container } = render(<Icon name={icon} />)
  expect(drawingOf(icon)).toBe(container.querySelector('svg')!.innerHTML)
})
