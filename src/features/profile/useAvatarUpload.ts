import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { isRefusal, useUploadOwnAvatarMutation } from '../../api'
import { noticed } from '../../flows/notices'
import { useText } from '../../texts'
import { isPicture } from './picture'

/** Uploads a picture that may be one, and says in words what is wrong with the last. */
export function useAvatarUpload() {
  const text = useText()
  const dispatch = useDispatch()
  const [send, { isLoading, error }] = useUploadOwnAvatarMutation()
  const [refused, setRefused] = useState(false)

  async function upload(file: File): Promise<void> {
    const accepted = isPicture(file)
    setRefused(!accepted)
    if (!accepted || isLoading) return
    const answer = await send({ avatarUpload: { file } })
    if (answer.error) return
    dispatch(noticed({ tone: 'success', title: { id: 'common.success' }, text: { id: 'common.updated' } }))
  }

  const why = isRefusal(error) ? (error.said ?? text('common.somethingWasWrong')) : undefined
  return { upload, uploading: isLoading, mistake: refused ? text('profile.avatarRefused') : why }
}
