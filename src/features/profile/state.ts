import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** What the modal of /profile knows of an organization. */
export type OrganizationDetails = {
  name: string
  address: string
  industry: string
  website: string
  phone: string
}

export const organizationEdited = createAction<OrganizationDetails>('profile/organizationEdited')

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

export const { organizationKnown } = organizationUpdateSlice.actions
export const { selectOrganizationUpdate } = organizationUpdateSlice.selectors
