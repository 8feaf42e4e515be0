import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { EmailMarketingSetting } from '../../api'
import { organizationChanging } from '../../session/state'

/** What the modal of /profile knows of an organization. */
export type OrganizationDetails = {
  name: string
  address: string
  industry: string
  website: string
  phone: string
}

export const organizationEdited = createAction<OrganizationDetails>('profile/organizationEdited')
/** Carries the key for an instant; nothing keeps it. */
export const emailMarketingGiven = createAction<EmailMarketingSetting>('profile/emailMarketingGiven')

/** Where changing the organization is at; once it is saved the page is about to reload. */
export type OrganizationUpdate = 'open' | 'sending' | 'saved'

export const organizationUpdateSlice = createSlice({
  name: 'organizationUpdate',
  initialState: (): OrganizationUpdate => 'open',
  reducers: {
    organizationKnown: (_, { payload }: PayloadAction<OrganizationUpdate>) => payload,
  },
  extraReducers: (on) => on.addCase(organizationEdited, () => 'sending'),
  selectors: { selectOrganizationUpdate: (update): OrganizationUpdate => update },
})

export type EmailMarketing = {
  readonly sending: boolean
  /** How often it was saved, and under which name last. */
  readonly saves: number
  readonly name: string
}

const notSaved: EmailMarketing = { sending: false, saves: 0, name: '' }

export const emailMarketingSlice = createSlice({
  name: 'emailMarketing',
  initialState: notSaved,
  reducers: {
    emailMarketingSaved: ({ saves }, { payload: name }: PayloadAction<string>) => ({
      sending: false,
      saves: saves + 1,
      name,
    }),
    emailMarketingRefused: (known) => ({ ...known, sending: false }),
  },
  extraReducers: (on) =>
    on
      .addCase(emailMarketingGiven, (known) => ({ ...known, sending: true }))
      // The key is of the organization.
      .addCase(organizationChanging, () => notSaved),
  selectors: { selectEmailMarketing: (known): EmailMarketing => known },
})

export const { organizationKnown } = organizationUpdateSlice.actions
export const { emailMarketingSaved, emailMarketingRefused } = emailMarketingSlice.actions
export const { selectOrganizationUpdate } = organizationUpdateSlice.selectors
export const { selectEmailMarketing } = emailMarketingSlice.selectors
