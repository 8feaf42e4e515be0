/** What is open, by its name in the address; the button in the header has the first as its id. */
export type CommandDialog = 'commands' | 'shortcuts'
