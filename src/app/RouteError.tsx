import { useContext, useLayoutEffect } from 'react'
import { IntlContext } from 'react-intl'
import { useLocation, useRouteError } from 'react-router-dom'
import { PageMessage } from '../kit/page/PageMessage'
import { useTitle } from '../kit/navigation/useTitle'
import { holdDrafts } from '../session/drafts'
import { langOf, useText } from '../texts'
import { failureTexts } from '../texts/failure'
import { Texts } from '../texts/Texts'
import { Button } from '../ui/Button'

/**
 * In place of a screen that threw; `alone` where no shell stands around it. Above the language layer it brings
 * its own words.
 */
export function RouteError({ alone = false }: { alone?: boolean }) {
  // Before the effects of what has failed end, which let a closed form's draft go.
  useLayoutEffect(holdDrafts, [])
  const isWorded = Boolean(useContext(IntlContext))
  const lang = langOf(useLocation().search)
  const message = alone ? (
    <main id="content">
      <Failed />
    </main>
  ) : (
    <Failed />
  )
  if (isWorded) return message
  return (
    <Texts lang={lang} messages={failureTexts[lang]}>
      {message}
    </Texts>
  )
}

function Failed() {
  const text = useText()
  const error = useRouteError()
  useTitle('page.failed')
  return (
    <div role="alert">
      <PageMessage
        icon="warning"
        title={text('page.failed')}
        text={text(isMissingChunk(error) ? 'common.newVersion' : 'page.failedText')}
        actions={
          <Button kind="primary" icon="refresh" onClick={() => location.reload()}>
            {text('common.reload')}
          </Button>
        }
      />
    </div>
  )
}

/** A part of the code that the server has no more: a newer version was deployed (webpack's names). */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'))
