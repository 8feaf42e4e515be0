import { useEffect, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { selectColour } from '../session/state'
import { applyColor, isHexColor } from '../ui/color'
import { currentTheme, onThemeChange } from '../ui/theme'

/** Puts the chosen organization's colour on the document, readable in the current theme. */
export function OrganizationColour() {
  const colour = useSelector(selectColour)
  const theme = useSyncExternalStore(onThemeChange, currentTheme)
  // The document's variables are outside React.
  useEffect(() => applyColor(colour && isHexColor(colour) ? colour : undefined, theme), [colour, theme])
  return null
}
