import { array, boolean, object, string, type ObjectSchema } from 'yup'
import type { CronjobSetup, GeneralSettings } from '../../../../api'
import { equal, message } from '../../../../kit/form/form'

/** What stands on the General page: the accepted domains, and the Delta Data Engine of the cron setup. */
export type General = { allowedDomains: string[]; invitationUsersToJoin: boolean; enabledDDE: boolean }

export const generalOf = (settings: GeneralSettings, cron: CronjobSetup): General => ({
  allowedDomains: settings.allowedDomains,
  invitationUsersToJoin: settings.invitationUsersToJoin ?? true,
  enabledDDE: cron.enabledDDE,
})

const domainsOf = ({ allowedDomains, invitationUsersToJoin }: General) => ({
  allowedDomains,
  invitationUsersToJoin,
})

/** Which of the two calls have something to save. */
export const changesOf = (values: General, stored: General) => ({
  domains: !equal(domainsOf(values), domainsOf(stored)),
  cron: values.enabledDDE !== stored.enabledDDE,
})

/** The domains are required; where none are stored and none given, only the rest is saved. */
export const schemaOf = (stored: General): ObjectSchema<General> =>
  object({
    allowedDomains: array()
      .of(string().defined())
      .defined()
      .test(
        'some',
        message('organizationSetup.required'),
        (domains, { parent }) => domains.length > 0 || !changesOf(parent as General, stored).domains,
      ),
    invitationUsersToJoin: boolean().defined(),
    enabledDDE: boolean().defined(),
  })

export const cleanDomain = (typed: string): string => typed.trim().toLowerCase()
