import { treeDifferences, treeOf } from './tree'

const tree = `- main:
  - heading "Sign in" [level=1]
  - textbox "User name":
    - /placeholder: name@company.com
  - textbox "Password"
  - searchbox
  - link "Contact Us":
    - /url: mailto:support@platform.example
  - button "Sign In"
- region "Notices":
  - text: Your session has expired
  - button "Dismiss"`

test('what fields hold and where the focus is stands on no tape', () => {
  const filled = tree
    .replace('name@company.com', 'name@company.com\n    - text: an@acme.example')
    .replace('"Password"', '"Password" [invalid] [active]: "typed: \\"this\\""')
    .replace('searchbox', 'searchbox: acme')
  expect(treeOf(filled)).toBe(tree.replace('"Password"', '"Password" [invalid]'))
})

test('what follows from what fields hold is not compared', () => {
  const wrong = tree
    .replace('textbox "Password"', 'text: Password\n  - textbox "Password" [invalid]\n  - text: Required')
    .replace('button "Sign In"', 'button "Sign In" [disabled]')
  expect(treeDifferences(wrong, tree)).toEqual([])
  expect(treeDifferences(tree, wrong)).toEqual([])
})

test('what a search of the page has found, what the pointer stands on and the key of a second factor are not compared', () => {
  const list = `- main:
  - heading "Organizations" [level=1]
  - search:
    - searchbox "Search organizations"
  - status: 11 organizations
  - list "Organizations":
    - listitem:
      - button "Acme"
  - combobox:
    - option "GMT +7" [selected]
    - option "GMT +8"
  - list:
    - code: ABCD
- 'tooltip "View value: x"'`
  const other = list
    .replace('11 organizations', '0 organizations')
    .replace(/ {2}- list "Organizations":\n.*\n.*\n/, '  - paragraph: No organization found\n')
    .replace(' [selected]', '')
    .replace('ABCD', '(hidden)')
    .replace(/\n- 'tooltip.*/, '')
  expect(treeDifferences(list, other)).toEqual([])
  expect(treeDifferences(list, other.replace('level=1', 'level=2'))).not.toEqual([])
})

test('lines that only one page has are told with those around them', () => {
  const other = tree
    .replace('Your session has expired', 'You are signed out')
    .replace('button "Dismiss"', 'button "Dismiss" [disabled]')
  expect(treeDifferences(tree, other).join('\n')).toBe(`the accessible tree:
- the tape
+ the replay

@@ -9,4 +9,4 @@
    - button "Sign In"
  - region "Notices":
-   - text: Your session has expired
-   - button "Dismiss"
+   - text: You are signed out
+   - button "Dismiss" [disabled]`)
})

test('a tape or a replay without a page is not compared', () => {
  expect(treeDifferences(undefined, tree)).toEqual([])
  expect(treeDifferences(tree, undefined)).toEqual([])
})
