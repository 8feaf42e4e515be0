import { organizationsApi } from '../../api'

/** By itself, so that flows load it when it is wanted. */
export const { exportOrganizations } = organizationsApi.endpoints
