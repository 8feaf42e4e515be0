// Made by `npm run generate`. Do not edit.
import access from './en/access/access.json'
import acts from './en/access/acts.json'
import evaluate from './en/access/evaluate.json'
import preview from './en/access/preview.json'

/** What explains who may do what, loaded as one chunk when somebody looks at a control or asks. */
export const texts = { ...access, ...acts, ...evaluate, ...preview }
