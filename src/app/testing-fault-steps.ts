import { fireEvent } from '@testing-library/react'

/**
 * What a person does before a change is sent, in short words: `Name: Summer` types into the field (or chooses in the
 * list, `#1` its second choice) that is called so, `[Save]` presses what is called so, `[Terms > Save]` the one below that heading, and `[last]`
 * the last button of what is open. What is done by `once [Save]` stays done, so it is done the first time alone.
 */
export type Step = string

/** Changes by their operation: each way to make one is an address, and steps of which the last one sends it. */
export type Rows = Readonly<Record<string, readonly (readonly [at: string, ...steps: Step[]])[]>>

export const isOnce = (step: Step): boolean => step.startsWith('once ')

const PRESSED = 'button, label, a, [role=menuitem], [role=option], [role=switch]'
const wordsOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
const lastOf = <T>(all: Iterable<T>): T | undefined => [...all].at(-1)
/** The dialog, drawer or panel that was opened last; the page without one. */
const open = (): Element =>
  lastOf(document.querySelectorAll('[role=dialog], [role=alertdialog]')) ?? document.body
/** What is open, in words: for whoever finds that something is not there. */
export const there = () =>
  `${wordsOf(open()).slice(0, 600)} | ${[...open().querySelectorAll('button, label')].map((each) => `[${wordsOf(each)}]`).join(' ')}`

const called = (words: string, around: ParentNode) =>
  lastOf([...around.querySelectorAll(PRESSED)].filter((each) => wordsOf(each).startsWith(words)))

function toPress(name: string): Element | undefined {
  const [words = '', section] = name.split(' > ').reverse()
  const heading = [...document.querySelectorAll('h2, h3')].findLast((each) =>
    wordsOf(each).startsWith(section ?? ''),
  )
  const around = section === undefined ? document : heading?.closest('section')
  return name === 'last' ? lastOf(open().querySelectorAll('button')) : called(words, around ?? open())
}

function toType(label: string): HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | undefined {
  const byLabel = [...document.querySelectorAll('label')].findLast((each) =>
    wordsOf(each).startsWith(label),
  )?.control
  const found =
    byLabel ??
    lastOf(document.querySelectorAll(`input[aria-label^="${label}"], textarea[aria-label^="${label}"]`))
  return found instanceof HTMLInputElement ||
    found instanceof HTMLSelectElement ||
    found instanceof HTMLTextAreaElement
    ? found
    : undefined
}

const pressedBy = (step: Step) => /^(?:once )?\[(.*)\]$/.exec(step)?.[1]
const typedBy = (step: Step) => {
  const [label = '', value = ''] = step.split(/: (.*)/)
  return { label, value }
}

/** Whether what a step needs has come. */
export function isReady(step: Step): boolean {
  const name = pressedBy(step)
  return (name === undefined ? toType(typedBy(step).label) : toPress(name)) !== undefined
}

/** Does a step; a press `times` times, as fast as no server answers. */
export function take(step: Step, times = 1): void {
  const name = pressedBy(step)
  if (name !== undefined) {
    const target = toPress(name)
    if (!target) throw new Error(`nothing is called [${name}] in: ${there()}`)
    for (let time = 0; time < times; time += 1) fireEvent.click(target)
    return
  }
  const { label, value } = typedBy(step)
  const target = toType(label)
  if (!target) throw new Error(`no field is called ${label} in: ${there()}`)
  fireEvent.focus(target)
  const option =
    target instanceof HTMLSelectElement
      ? target.options[Number(/^#(\d+)$/.exec(value)?.[1])]?.value
      : undefined
  fireEvent.change(target, { target: { value: option ?? value } })
  fireEvent.blur(target)
}

/** What was typed by these steps, and what stands in its fields no more. */
export function lost(steps: readonly Step[]): string[] {
  const typed = steps.filter((step) => pressedBy(step) === undefined).map((step) => typedBy(step).value)
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea, select')
  const values = [...fields].map(({ value }) => value)
  return typed.filter(
    (value) => !/^#\d/.test(value) && !values.includes(value) && !document.body.textContent?.includes(value),
  )
}
