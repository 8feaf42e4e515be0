import { organizationSetupApi, organizationsApi } from '../../../api'

/** By themselves, so that flows load them when they are wanted. */
export const { deleteOrganization } = organizationsApi.endpoints
export const { createCustomModelFromTemplate } = organizationSetupApi.endpoints
