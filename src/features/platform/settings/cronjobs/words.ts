import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useText, type Translate } from '../../../../texts'
import {
  chosenIn,
  DAYS,
  hasTimer,
  HOURS,
  isTimed,
  MINUTES,
  MONTHS,
  USUAL_GMT,
  type Schedule,
} from './schedule'

const two = (part: number) => String(part).padStart(2, '0')

/** +07:00, as people know it from their clocks (CRON-13). */
export const signedHours = (gmt: number): string => `${gmt < 0 ? '-' : '+'}${two(Math.abs(gmt))}:00`

/** So many times of a day are told one by one; of more, the minutes and the hours. */
const MOST_TIMES = 6

/** 1–3, 5 and 8: three that follow each other are told as a range. */
export function rangesOf(values: readonly number[]): string[] {
  const runs: number[][] = []
  for (const value of values) {
    const last = runs.at(-1)
    if (last?.at(-1) === value - 1) last.push(value)
    else runs.push([value])
  }
  return runs.flatMap((run) =>
    run.length > 2 ? [`${String(run[0])}–${String(run.at(-1))}`] : run.map(String),
  )
}

/** The distance of minutes that are spread evenly over the whole hour, as 0, 15, 30 and 45; none of others. */
export function stepOf(minutes: readonly number[]): number | undefined {
  const [first, step] = minutes
  if (first !== 0 || step === undefined || 60 % step !== 0 || minutes.length !== 60 / step) return undefined
  return minutes.every((minute, index) => minute === index * step) ? step : undefined
}

type Tell = { readonly text: Translate; readonly lang: string }

const listed = ({ lang }: Tell, words: readonly string[]) =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(words)

function timesIn({ hours, minutes }: Schedule, tell: Tell): string {
  const { text } = tell
  const [ofDay, ofHour] = [chosenIn(hours, HOURS), chosenIn(minutes, MINUTES)]
  const everyHour = ofDay.length === HOURS.length
  if (!everyHour && ofDay.length * ofHour.length <= MOST_TIMES) {
    const times = ofDay.flatMap((hour) => ofHour.map((minute) => `${two(hour)}:${two(minute)}`))
    return text('cronjobs.atTimes', { times: listed(tell, times) })
  }
  const step = stepOf(ofHour)
  const often =
    step !== undefined
      ? text('cronjobs.everyMinutes', { step })
      : text('cronjobs.atMinutes', { count: ofHour.length, minutes: listed(tell, rangesOf(ofHour)) })
  if (everyHour) return step !== undefined ? often : text('cronjobs.ofEveryHour', { often })
  return text('cronjobs.ofHours', {
    often,
    count: ofDay.length,
    hours: listed(tell, rangesOf(ofDay)),
  })
}

export const monthNames = (lang: string, style: 'long' | 'short'): readonly string[] => {
  const format = new Intl.DateTimeFormat(lang, { month: style, timeZone: 'UTC' })
  const names = MONTHS.map((month) => format.format(Date.UTC(2024, month - 1)))
  // In a sentence a Vietnamese month is a common noun.
  return lang === 'vi' ? names.map((name) => name.toLocaleLowerCase(lang)) : names
}

function daysIn(schedule: Schedule, tell: Tell): string {
  const days = chosenIn(schedule.days, DAYS)
  if (days.length === DAYS.length) return tell.text('cronjobs.everyDay')
  return tell.text('cronjobs.onDays', { count: days.length, days: listed(tell, rangesOf(days)) })
}

function monthsIn(schedule: Schedule, tell: Tell): string {
  const months = chosenIn(schedule.months, MONTHS)
  if (months.length === MONTHS.length) return tell.text('cronjobs.everyMonth')
  const names = monthNames(tell.lang, 'long')
  return listed(
    tell,
    months.map((month) => names[month - 1] ?? ''),
  )
}

/** One sentence that says when a schedule runs. */
export function scheduleWords(schedule: Schedule, tell: Tell): string {
  const { text } = tell
  if (!hasTimer(schedule)) return text('cronjobs.noSchedule')
  if (!isTimed(schedule)) return text('cronjobs.halfSchedule')
  return text('cronjobs.runs', {
    times: timesIn(schedule, tell),
    days: daysIn(schedule, tell),
    months: monthsIn(schedule, tell),
    gmt: signedHours(schedule.gmt ?? USUAL_GMT),
  })
}

/** `scheduleWords` in the person's language. */
export function useScheduleWords(): (schedule: Schedule) => string {
  const text = useText()
  const { locale: lang } = useIntl()
  return useCallback((schedule) => scheduleWords(schedule, { text, lang }), [text, lang])
}
