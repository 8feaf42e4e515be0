import { bounds } from '../../api'

export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/jpg']

/** Whether a file may become an avatar; exactly 2 MB is accepted. */
export const isPicture = ({ type, size }: File): boolean =>
  pictureTypes.includes(type) && size <= bounds.avatarBytes
