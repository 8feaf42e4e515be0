import { organizationLinksApi } from '../../api'
import { useChange } from '../../kit/change/useChange'
import { useUntracked } from '../../kit/change/useUntracked'
import { useForm } from '../../kit/form/form'
import { linkInputOf, linkSchema, linkTo, type NewLink } from './link'

const { createLinkedCompany } = organizationLinksApi.endpoints

/** The form that links a company; without a draft, as its key is a secret. `onDone` when it is linked. */
export function useNewLink(organization: NewLink['organization'], onDone: () => void) {
  const change = useChange(useUntracked(createLinkedCompany), {
    done: 'common.added',
    failed: 'organizationLinks.failed',
    stale: ['LinkedCompany'],
    onClose: onDone,
  })
  const form = useForm({
    initial: linkTo(...organization),
    schema: linkSchema,
    busy: change.busy,
    onSend: (link) => change.send({ linkedCompanyInput: linkInputOf(link) }),
  })
  return { form, failure: change.failure }
}
