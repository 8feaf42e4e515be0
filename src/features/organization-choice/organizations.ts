import type { UserOrganization } from '../../api'
import { alphabetical, fold } from '../../kit/fold'
import type { Lang } from '../../texts'

/** An organization with the text that a search looks through, folded once a list. */
export type Searchable = { readonly organization: UserOrganization; readonly text: string }

/** Sorted by name as the person's language does, whatever the case (ORGSEL-11). */
export function searchable(organizations: readonly UserOrganization[], lang: Lang): readonly Searchable[] {
  const compare = alphabetical(lang)
  return organizations
    .toSorted((a, b) => compare(a.name.trim(), b.name.trim()))
    .map((organization) => ({ organization, text: fold(textOf(organization)) }))
}

// A line break, which nobody types into one line, keeps a search from running over the ends.
const textOf = ({ name, website, id }: UserOrganization) => [name, website, id].join('\n')

/** Those whose name, website or id holds the words; blanks around them do not count. */
export function matching(all: readonly Searchable[], words: string): readonly UserOrganization[] {
  const wanted = fold(words.trim())
  return all.filter(({ text }) => text.includes(wanted)).map(({ organization }) => organization)
}
