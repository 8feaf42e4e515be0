// Made by `npm run generate`. Do not edit.
import commands from './vi/commands/commands.json'

/** What the search over everything says, with its code. */
export const texts = { ...commands }
