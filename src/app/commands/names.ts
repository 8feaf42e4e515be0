/** What is open, in the address; the button in the header has the first as its id. */
export const COMMANDS = 'commands'
export const SHORTCUTS = 'shortcuts'
