import { organizationLinksApi } from '../../api'
import { useChange } from '../../kit/change/useChange'
import { useLookUp } from '../../kit/change/useLookUp'
import { useUntracked } from '../../kit/change/useUntracked'
import { useForm } from '../../kit/form/form'
import { linkInputOf, linkSchema, linkTo, type NewLink } from './link'

const { createLinkedCompany, listOrganizationLinks } = organizationLinksApi.endpoints

/** The form that links a company; without a draft, as its key is a secret. `onDone` when it is linked. */
export function useNewLink(organization: NewLink['organization'], onDone: () => void) {
  const lookUp = useLookUp()
  const change = useChange(useUntracked(createLinkedCompany), {
    done: 'common.added',
    failed: 'organizationLinks.failed',
    stale: ['LinkedCompany'],
    onClose: onDone,
    wasDone: async ({ linkedCompanyInput: { o2oCdpOrgId: orgId, linkedOrgId, linkedSource } }) => {
      const links = await lookUp(listOrganizationLinks, { orgId })
      return (
        links?.results.some(
          (each) => each.linkedOrgId === linkedOrgId && each.linkedSource === linkedSource,
        ) ?? false
      )
    },
  })
  const form = useForm({
    initial: linkTo(...organization),
    schema: linkSchema,
    busy: change.busy,
    onSend: (link) => change.send({ linkedCompanyInput: linkInputOf(link) }),
  })
  return { form, failure: change.failure }
}
