/**
 * Opens a checked address in a new tab, which gets no hold of this page; false when the browser blocked it.
 * The word `noopener` would do the same, but with it a blocked tab looks like an open one. The tab still is blank
 * when its opener is taken away, and nothing is referred to other origins (deploy/document.ts).
 */
export function openTab(address: string): boolean {
  const tab = window.open(address, '_blank')
  if (!tab) return false
  tab.opener = null
  return true
}
