import { render, screen } from '@testing-library/react'
import type { Organization } from '../../../api'
import type { MessageId } from '../../../texts'
import { texts } from '../../../texts/en.gen'
import { texts as vi } from '../../../texts/vi.gen'
import { UiProvider } from '../../../ui/UiProvider'
import { environmentWords, labelOf, phaseWords } from './choices'
import { columnsOf } from './columns'

const nothing = () => undefined
const columns = columnsOf(
  (id) => texts[id],
  { has: () => true, reason: nothing },
  { onOpen: nothing, onDelete: nothing, own: undefined, phone: false },
)
const industry = columns.find(({ key }) => key === 'industry')!

const letterOf = (phase: string) => {
  const organization: Organization = { id: 'org-may', name: 'Mây', status: 'active', industry: 'F&B' }
  render(<UiProvider>{industry.cell({ ...organization, phase } as Organization, 0)}</UiProvider>)
  return screen.getByRole('img')
}
test('C3 ORGLIST-28 phase Pilot and environment Staging are two things in both languages', () => {
  const words = (texts: Readonly<Record<MessageId, string>>) => [
    labelOf(phaseWords, 'Pilot', (id) => texts[id]),
    labelOf(environmentWords, 'Staging', (id) => texts[id]),
  ]
  expect(words(vi)).toEqual(['Thí điểm', 'Thử nghiệm'])
  expect(words(texts)).toEqual(['Pilot', 'Staging'])
})

/** The tones of `parts.css` by their colours. */
const toneOf = { red: 'danger', orange: 'warning', green: 'success', gray: 'neutral' } as const

test.each([
  ['Pilot', 'P', 'red'],
  ['Tuning & Grow', 'T', 'orange'],
  ['Retention', 'R', 'green'],
  ['Dropped', 'D', 'gray'],
] as const)('ORGLIST-28 ORGLIST-29 %s is %s in %s beside the industry', (phase, letter, colour) => {
  const mark = letterOf(phase)
  expect(mark).toHaveTextContent(letter)
  expect(mark).toHaveAccessibleName(phase)
  expect(mark).toHaveAttribute('data-tone', toneOf[colour])
  expect(screen.getByText('F&B')).toBeVisible()
})
