import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useForm } from '../../kit/form/form'
import { useDeed } from '../../kit/second-factor/useDeed'
import { linkInputOf, linkSchema, linkTo, type NewLink } from './link'
import { isWaiting, linkGiven, linkLeft, selectNewLink } from './state'

/** The form that links a company; without a draft, as its key is a secret. `onDone` when it is linked. */
export function useNewLink(organization: NewLink['organization'], onDone: () => void) {
  const dispatch = useDispatch()
  const key = useDeed(onDone)
  const state = useSelector(selectNewLink)
  // The flow is outside React: it is told when nobody waits in front of the form any more.
  useEffect(() => () => void dispatch(linkLeft(key)), [dispatch, key])
  const form = useForm({
    initial: linkTo(...organization),
    schema: linkSchema,
    busy: isWaiting(state, key),
    onSend: (link) => dispatch(linkGiven({ key, link: linkInputOf(link) })),
  })
  return { form, refusal: state.name === 'refused' && state.key === key ? state.refusal : undefined }
}
