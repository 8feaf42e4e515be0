/**
 * Prints, by language, the title of /login and its page as it is before it is alive: what src/sign-in.tsx begins with.
 * scripts/prerender.ts asks for it.
 */
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createPort } from '../src/features/sign-in/port'
import { SignIn, signInTitle } from '../src/features/sign-in/SignIn'
import { langs } from '../src/texts'

const port = createPort(() => Promise.reject(new Error('There is no browser.')))
const pages = langs.map((lang) => [
  lang,
  { title: signInTitle(lang), page: renderToString(createElement(SignIn, { standing: lang, port })) },
])
console.log(JSON.stringify(Object.fromEntries(pages)))
