/** The sections of the tab Security, which come in one piece. */
export { AllowedDomain } from './AllowedDomain'
export { DataMasking } from './DataMasking'
export { PasswordPolicy } from './PasswordPolicy'
export { SessionPolicy } from './SessionPolicy'
export { TermsOfUse } from './TermsOfUse'
