import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { arriving } from '../../kit/arriving/arriving'
import { drawerMeanwhile } from '../../kit/arriving/Instead'
import { ours } from '../../kit/navigation/closing'
import { useOpened } from '../../kit/navigation/useOpened'
import { selectIsAdministrator } from '../../session/state'
import { useMoreToTell } from '../../ui/reason'
import { ACT, operationOf, ORGANIZATION, WHY } from './address'
import { withTexts } from './with-texts'

// A tooltip says what is missing by itself: what more there is to tell may stay away.
const Explanation = arriving(
  () => withTexts(import('./Explanation').then((part) => part.Explanation)),
  () => null,
)
const WhyDialog = arriving(
  () => withTexts(import('./WhyDialog').then((part) => part.WhyDialog)),
  drawerMeanwhile('access.title'),
)

const SeeAsDrawer = arriving(
  () => withTexts(import('./SeeAs').then((part) => part.SeeAsDrawer)),
  drawerMeanwhile('access.seeAs'),
)

const EvaluateDrawer = arriving(
  () => withTexts(import('./EvaluateDrawer').then((part) => part.EvaluateDrawer)),
  drawerMeanwhile('access.evaluate'),
)

/**
 * Tells more of every control that cannot be used for want of a permission: below its tooltip, and by a dialog when it
 * is pressed. It hears them all, because a list has hundreds; nothing is loaded or asked before somebody looks.
 */
export function AccessTools() {
  const more = useMoreToTell()
  const [query, setQuery] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const drawer = useOpened(['see-as', 'evaluate'], [ACT, ORGANIZATION])
  const isAdministrator = useSelector(selectIsAdministrator)
  const looked = operationOf(more?.about)
  const why = operationOf(query.get(WHY))
  const open = useEffectEvent((operation: string) => {
    const there = new URLSearchParams(query)
    there.set(WHY, operation)
    setQuery(there, { state: ours })
  })
  const close = () => {
    if ((location.state as Partial<typeof ours> | null)?.ours) return void navigate(-1)
    const there = new URLSearchParams(query)
    there.delete(WHY)
    setQuery(there, { replace: true })
  }
  // The document is outside React.
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const control = target instanceof Element ? target.closest<HTMLElement>('[data-about]') : null
      if (operationOf(control?.dataset.about)) open(control!.dataset.about!)
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [])
  return (
    <>
      {looked && more && createPortal(<Explanation operation={looked} />, more.place)}
      {drawer.opened?.name === 'see-as' && isAdministrator && <SeeAsDrawer onClose={drawer.close} />}
      {drawer.opened?.name === 'evaluate' && isAdministrator && <EvaluateDrawer onClose={drawer.close} />}
      {why && <WhyDialog operation={why} onClose={close} />}
    </>
  )
}
