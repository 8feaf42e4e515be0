import { useDispatch } from 'react-redux'
import { isRefusal, useCreateLinkedCompanyMutation } from '../../api'
import { noticed } from '../../flows/notices'
import { timings } from '../../timings'
import { useForm } from '../form'
import { useReload } from '../useReload'
import { linkInputOf, linkSchema, linkTo, type NewLink } from './link'

/** The form that links a company; without a draft, as its key is a secret. `onDone` when it is linked. */
export function useNewLink(organization: NewLink['organization'], onDone: () => void) {
  const dispatch = useDispatch()
  const reload = useReload()
  const [create, { isLoading, error, reset }] = useCreateLinkedCompanyMutation()
  const form = useForm({
    initial: linkTo(...organization),
    schema: linkSchema,
    busy: isLoading,
    onSend: async (link) => {
      const answer = await create({ linkedCompanyInput: linkInputOf(link) })
      if (answer.error) return
      // Nothing of the key stays.
      reset()
      dispatch(noticed({ tone: 'success', title: { id: 'common.success' }, text: { id: 'common.added' } }))
      reload(['LinkedCompany'], timings.listReload)
      onDone()
    },
  })
  return { form, refusal: isRefusal(error) ? error : undefined }
}
