import { organizationLinksApi } from '../../api'
import { useChange } from '../../kit/change/useChange'
import { useLookUp } from '../../kit/change/useLookUp'
import { useUntracked } from '../../kit/change/useUntracked'
import { useForm } from '../../kit/form/form'
import { linkInputOf, linkSchema, noLink, type NewLink } from './link'

const { createLinkedCompany, listOrganizationLinks } = organizationLinksApi.endpoints

const secrets = ['apiKey'] as const

/** The form that links a company, with what is known of the link. `onDone` when it is linked. */
export function useNewLink(begun: Partial<NewLink>, onDone: () => void) {
  const lookUp = useLookUp()
  const change = useChange(useUntracked(createLinkedCompany), {
    done: 'common.added',
    failed: 'organizationLinks.failed',
    onClose: onDone,
    wasDone: async ({ linkedCompanyInput: { o2oCdpOrgId: orgId, linkedOrgId, linkedSource } }) => {
      const links = await lookUp(listOrganizationLinks, { orgId })
      return links?.results.some(
        (each) => each.linkedOrgId === linkedOrgId && each.linkedSource === linkedSource,
      )
    },
  })
  const form = useForm({
    initial: { ...noLink, ...begun },
    schema: linkSchema,
    busy: change.busy,
    draft: `organizationLinks.new ${begun.organization?.[0]?.value ?? ''}`,
    secrets,
    onSend: (link) => change.send({ linkedCompanyInput: linkInputOf(link) }),
  })
  return { form, failure: change.failure }
}
