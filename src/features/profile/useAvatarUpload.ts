import { useState } from 'react'
import { useUploadOwnAvatarMutation } from '../../api'
import { useChange } from '../../kit/change/useChange'
import { phraseOf } from '../../flows/outcomes'
import { useWords } from '../../kit/useWords'
import { useText } from '../../texts'
import { isPicture } from './picture'

/** Uploads a picture that may be one, and says in words what is wrong with the last. */
export function useAvatarUpload() {
  const text = useText()
  const words = useWords()
  const change = useChange(useUploadOwnAvatarMutation(), {
    done: 'common.updated',
    failed: 'common.somethingWasWrong',
  })
  const [refused, setRefused] = useState(false)

  function upload(file: File): void {
    const accepted = isPicture(file)
    setRefused(!accepted)
    if (accepted) void change.send({ avatarUpload: { file } })
  }

  const { refusal, otherwise } = change.failure
  const why = refusal && words(phraseOf(refusal, otherwise))
  return { upload, uploading: change.busy, mistake: refused ? text('profile.avatarRefused') : why }
}
