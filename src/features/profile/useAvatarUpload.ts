import { useState } from 'react'
import { useUploadOwnAvatarMutation } from '../../api'
import { useChange } from '../../kit/change/useChange'
import { phraseOf } from '../../flows/outcomes'
import { useWords } from '../../kit/useWords'
import { useText } from '../../texts'
import { pictureOf } from './picture'

/** Uploads a picture that may be one, and says in words what is wrong with the last. */
export function useAvatarUpload() {
  const text = useText()
  const words = useWords()
  const change = useChange(useUploadOwnAvatarMutation(), {
    done: 'common.updated',
    failed: 'common.somethingWasWrong',
  })
  const [chosen, setChosen] = useState<'fine' | 'read' | 'refused'>('fine')

  async function upload(file: File): Promise<void> {
    setChosen('read')
    const picture = await pictureOf(file)
    setChosen(picture ? 'fine' : 'refused')
    if (picture) await change.send({ avatarUpload: { file: picture } })
  }

  const { refusal, otherwise } = change.failure
  const why = refusal && words(phraseOf(refusal, otherwise))
  return {
    upload: (file: File) => void upload(file),
    uploading: chosen === 'read' || change.busy,
    mistake: chosen === 'refused' ? text('profile.avatarRefused') : why,
  }
}
