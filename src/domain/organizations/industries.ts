import type { IndustryCode } from '../../api'
import type { MessageId } from '../../texts'

/** Every industry in the order of the documents, spelt as the platform spells them. */
export const industries: readonly IndustryCode[] = [
  'art',
  'car',
  'beauty_fitness',
  'book_literature',
  'industrial_markets',
  'computer_electronics',
  'finance',
  'food_beverage',
  'game',
  'heath_care',
  'hobbies_and_free_time',
  'houses_garden',
  'internet',
  'job_education',
  'law_govement',
  'news',
  'online_community',
  'people_society',
  'pets_animals',
  'real_estate',
  'reference',
  'science',
  'shopping',
  'sport',
  'travel',
  'other',
]

/** What a select of industries offers, in the person's language. */
export const industryOptions = (text: (id: MessageId) => string) =>
  industries.map((code) => ({ value: code, label: text(`industry.${code}`) }))
