import { array, object, string, type ObjectSchema } from 'yup'
import { bounds, values, type LinkedCompanyInput } from '../../api'
import { message } from '../../kit/form/form'
import { plain } from '../../kit/form/text'

/** A company of another product that is to be linked to an organization here. */
export type NewLink = {
  /** The organization here: one, or none yet. */
  organization: { value: string; label: string }[]
  integrationName: string
  linkedOrgId: string
  linkedOrgName: string
  /** A secret. */
  apiKey: string
}

export const noLink: NewLink = {
  organization: [],
  integrationName: '',
  linkedOrgId: '',
  linkedOrgName: '',
  apiKey: '',
}

export const linkSchema: ObjectSchema<NewLink> = object({
  organization: array()
    .of(object({ value: string().defined(), label: string().defined() }))
    .min(1, message('organizationLinks.required'))
    .defined(),
  integrationName: plain(bounds.LinkedCompanyInput.integrationName).required(
    message('organizationLinks.integrationNameRequired'),
  ),
  linkedOrgId: plain(bounds.LinkedCompanyInput.linkedOrgId).required(
    message('organizationLinks.linkedOrgIdRequired'),
  ),
  linkedOrgName: plain(bounds.LinkedCompanyInput.linkedOrgName).required(
    message('organizationLinks.linkedOrgNameRequired'),
  ),
  apiKey: string().trim().defined(),
})

/** As the call wants it: the source is always the same (LINK-15), and a key only when there is one. */
export const linkInputOf = ({ organization, apiKey, ...link }: NewLink): LinkedCompanyInput => ({
  ...link,
  ...(apiKey && { apiKey }),
  linkedSource: values.LinkedSource[0],
  o2oCdpOrgId: organization[0]?.value ?? '',
})
