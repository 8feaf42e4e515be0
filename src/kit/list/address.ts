import { bounds } from '../../api'

/** How one filter stands in an address; an address can be typed by anyone, so whatever it says is read. */
export type AddressPart<T> = {
  /** The filter that filters nothing; it is left out of the address. */
  readonly none: T
  /** The values of the parameter, or `none` for what makes no sense. */
  readonly read: (texts: readonly string[]) => T
  readonly write: (value: T) => readonly string[]
}

/** What a list keeps in its address, or in its state. Keep it outside the component: it is compared by identity. */
export type ListAddress<Filters, Order extends string> = {
  /** The size of its pages is remembered under this name; without it, it is not. */
  readonly name?: string
  /** By the name of the parameter; not page, size, sort or lang. */
  readonly filters: { readonly [Name in keyof Filters]: AddressPart<Filters[Name]> }
  /** Orders as on the wire, `field:DIRECTION`; the first is the default. */
  readonly orders: readonly [Order, ...Order[]]
  /** How large its pages can be, where the documents have a size of their own; the first is the default. */
  readonly sizes?: PageSizes
  /** Of what was chosen, what filters at this moment: half a range may be none. All without it. */
  readonly holds?: (filters: Filters, now: number) => Filters
}

export type ListPlace<Filters, Order extends string> = {
  /** As on screen: the first is 1. */
  readonly page: number
  readonly pageSize: number
  readonly orderBy: Order
  readonly filters: Filters
}

type PageSizes = readonly [number, ...number[]]

export const pageSizes: PageSizes = [bounds.PageSize.default, 20, 50, 100]
export const longestText = 200

const LATEST_MOMENT = 8.64e15 // of a Date
const CONTROLS = /[\u0000-\u001f\u007f]+/g

const cleaned = (text: string) => text.replace(CONTROLS, ' ').trim()

/** Free text without the blanks around it; what is longer than a person can type here is none. */
export const textPart: AddressPart<string> = {
  none: '',
  read: ([text = '']) => (text.length > longestText ? '' : cleaned(text)),
  write: (text) => [cleaned(text)].filter(Boolean),
}

/** Any number of the given words, in their order. */
export const someOf = <Word extends string>(words: readonly Word[]): AddressPart<readonly Word[]> => ({
  none: [],
  read: (texts) => words.filter((word) => texts.includes(word)),
  write: (chosen) => chosen,
})

/** One of the given words. */
export const oneOf = <Word extends string>(words: readonly Word[]): AddressPart<Word | undefined> => ({
  none: undefined,
  read: ([text]) => words.find((word) => word === text),
  write: (word) => (word === undefined ? [] : [word]),
})

export const mostWords = 50

/** Words that only the server knows beforehand, as they are; no more of them than a person would choose. */
export const wordsPart: AddressPart<readonly string[]> = {
  none: [],
  read: (texts) => wordsOf(texts),
  write: (words) => wordsOf(words),
}

const wordsOf = (texts: readonly string[]) =>
  [...new Set(texts.filter((word) => word !== '' && word.length <= longestText))].slice(0, mostWords)

/** Epoch milliseconds. */
export const momentPart: AddressPart<number | undefined> = {
  none: undefined,
  read: ([text = '']) =>
    /^[1-9]\d{0,15}$/.test(text) && Number(text) <= LATEST_MOMENT ? Number(text) : undefined,
  write: (moment) => (moment === undefined ? [] : [String(moment)]),
}

const namesOf = <Filters>(parts: ListAddress<Filters, string>['filters']) =>
  Object.keys(parts) as (keyof Filters & string)[] // Object.keys forgets the names

function collect<Filters>(
  parts: ListAddress<Filters, string>['filters'],
  valueOf: <Name extends keyof Filters & string>(
    name: Name,
    part: AddressPart<Filters[Name]>,
  ) => Filters[Name],
): Filters {
  // Each name gets the value of its own part.
  return Object.fromEntries(namesOf(parts).map((name) => [name, valueOf(name, parts[name])])) as Filters
}

export const noFilters = <Filters>({ filters }: ListAddress<Filters, string>): Filters =>
  collect<Filters>(filters, (_name, part) => part.none)

/** What the calls ask with, of the filters that were chosen. */
export const filtersInForce = <Filters>(
  { holds }: ListAddress<Filters, string>,
  chosen: Filters,
  now: number,
): Filters => (holds ? holds(chosen, now) : chosen)

/**
 * The place in a list that an address asks for; what it does not say, or says wrongly, is the default. `usual` is the
 * size that a person has chosen for this list: not for an address that names a page, which is one of the default's.
 */
export function readPlace<Filters, Order extends string>(
  query: URLSearchParams,
  { filters, orders, sizes = pageSizes }: ListAddress<Filters, Order>,
  usual: number = sizes[0],
): ListPlace<Filters, Order> {
  const page = query.get('page') ?? ''
  const size = query.get('size') ?? ''
  const sort = query.get('sort')
  return {
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    pageSize: sizes.find((each) => String(each) === size) ?? (page === '' ? usual : sizes[0]),
    orderBy: orders.find((order) => order === sort) ?? orders[0],
    filters: collect<Filters>(filters, (name, part) => part.read(query.getAll(name))),
  }
}

/** The address of a place, without its defaults as long as they are usual. What is not the list's, as lang, stays. */
export function writePlace<Filters, Order extends string>(
  query: URLSearchParams,
  address: ListAddress<Filters, Order>,
  place: ListPlace<Filters, Order>,
  usual: number = (address.sizes ?? pageSizes)[0],
): URLSearchParams {
  const written = new URLSearchParams(query)
  const put = (name: string, values: readonly string[]) => {
    written.delete(name)
    for (const value of values) written.append(name, value)
  }
  for (const name of namesOf(address.filters)) put(name, address.filters[name].write(place.filters[name]))
  const unlessDefault = (value: number | string, usual: number | string) =>
    value === usual ? [] : [String(value)]
  put('sort', unlessDefault(place.orderBy, address.orders[0]))
  const isUsual = place.pageSize === usual && usual === (address.sizes ?? pageSizes)[0]
  put('size', isUsual ? [] : [String(place.pageSize)])
  put('page', unlessDefault(place.page, 1))
  return written
}
