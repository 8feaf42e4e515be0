// Made by `npm run generate`. Do not edit.
import access from './vi/access/access.json'
import acts from './vi/access/acts.json'
import evaluate from './vi/access/evaluate.json'
import preview from './vi/access/preview.json'

/** What explains who may do what, loaded as one chunk when somebody looks at a control or asks. */
export const texts = { ...access, ...acts, ...evaluate, ...preview }
