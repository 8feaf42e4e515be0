/** On a phone a row of tabs or links is wider than the screen: as a `ref` of the one that is shown, it comes to the middle. */
export function revealInRow(shown: HTMLElement | null): void {
  const row = shown?.closest('nav, [role=tablist]')
  if (!shown || !row) return
  const [at, room] = [shown.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += at.left + at.width / 2 - room.left - room.width / 2
}
