import { entrance } from './modal'

const panelOf = (body: string) => {
  document.body.innerHTML = `<div><div data-body>${body}</div><div data-actions><button id="act"></button></div></div>`
  return document.body.firstElementChild as HTMLElement
}

test.each([
  [
    'the first field that is wrong',
    '<input id="a"><input id="b" aria-invalid="true"><input id="c" aria-invalid="true">',
    'b',
  ],
  ['the first field', '<input readonly id="r"><input id="a"><select id="b"></select>', 'a'],
  [
    'a field before what is only marked wrong',
    '<span aria-invalid="true" id="s"></span><textarea id="t"></textarea>',
    't',
  ],
  [
    'the present entry of its menu',
    '<nav><a id="n"></a><a id="m" aria-current="page"></a></nav><input id="a"><nav><button aria-current="page"></button></nav>',
    'm',
  ],
  ['the first action', '<p>Words</p>', 'act'],
])('ORGFORM-19 the focus goes to %s when a modal opens', (_, body, id) => {
  expect(entrance(panelOf(body), undefined)?.id).toBe(id)
})

test('a digit that is typed while a modal opens is not typed over: the focus stays where it is', () => {
  const panel = panelOf('<input id="a"><input id="b">')
  panel.querySelector<HTMLElement>('#b')?.focus()
  expect(entrance(panel, undefined)?.id).toBe('b')
})
