import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { Messages } from '../../texts'
import { useLanguage } from '../../kit/navigation/useLanguage'
import { commandTexts } from '../../texts/commands'
import { Texts } from '../../texts/Texts'
import { CommandSearch } from './CommandSearch'
import type { CommandDialog } from './names'
import { Shortcuts } from './Shortcuts'

type Props = { shown: CommandDialog; onClose: () => void }

/** The search over everything, or the list of shortcuts, with their words. */
export function CommandDialogs({ shown, onClose }: Props) {
  const { messages } = useIntl()
  const [lang] = useLanguage()
  const all = useMemo(() => ({ ...(messages as Messages), ...commandTexts[lang] }), [messages, lang])
  return (
    <Texts lang={lang} messages={all}>
      {shown === 'commands' ? <CommandSearch onClose={onClose} /> : <Shortcuts onClose={onClose} />}
    </Texts>
  )
}
