import { useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { inTime } from '../../arriving'
import { CodeDialog } from '../../kit/code/CodeDialog'
import { PolicyDialog } from '../../domain/terms/PolicyDialog'
import { useStableCallback } from '../../kit/useStableCallback'
import { loadMessages, type Lang, type Messages } from '../../texts'
import { Texts } from '../../texts/Texts'
import { UiProvider } from '../../ui/UiProvider'
import { codeDialogClosed, codeGiven } from './state'
import type { SignInEngine, SignInPort, SignInView } from './port'

export type DialogsProps = {
  view: SignInView
  lang: Lang
  port: SignInPort
  policy: boolean
  onPolicyClose: () => void
  /** Engine or texts have not come. */
  onFailed: () => void
}

/** The dialogs of the light way in that need Chakra; they arrive with the engine, behind the form. */
export function SignInDialogs({ view, lang, port, policy, onPolicyClose, onFailed }: DialogsProps) {
  const failed = useStableCallback(onFailed)
  const [ready, setReady] = useState<{ messages: Messages; store: SignInEngine['store'] }>()
  // Engine and texts are chunks: something outside React to wait for.
  useEffect(() => {
    inTime(() => Promise.all([port.engine(), loadMessages(lang)])).then(
      ([{ store }, messages]) => setReady({ messages, store }),
      failed,
    )
  }, [port, lang, failed])
  if (!ready) return null
  const { tell } = port
  return (
    <Provider store={ready.store}>
      <UiProvider>
        <Texts lang={lang} messages={ready.messages}>
          {view.step?.name === 'code' && (
            <CodeDialog
              busy={view.sending}
              // No session tells anything here: the dialog does.
              refusal={view.refusal && { ...view.refusal, toldBySession: undefined }}
              onCode={(code) => tell(codeGiven(code))}
              onClose={() => tell(codeDialogClosed())}
            />
          )}
          {policy && <PolicyDialog onClose={onPolicyClose} />}
        </Texts>
      </UiProvider>
    </Provider>
  )
}
