import { organizationLinksApi } from '../../api'

/** By itself, so that flows load it when it is wanted. */
export const { createLinkedCompany } = organizationLinksApi.endpoints
