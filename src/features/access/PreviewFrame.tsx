import { useSelector } from 'react-redux'
import { arriving } from '../../kit/arriving/arriving'
import { selectPreview, type Preview } from '../../session/state'
import { withTexts } from './with-texts'

// It is there already: it comes with the drawer in which a preview begins.
const Frame = arriving<{ preview: Preview }>(
  () => withTexts(import('./SeeAs').then((part) => part.Frame)),
  () => null,
)

/** Says around the whole console that something is previewed. */
export function PreviewFrame() {
  const preview = useSelector(selectPreview)
  return preview ? <Frame preview={preview} /> : null
}
