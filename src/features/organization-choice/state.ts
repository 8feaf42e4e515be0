import { createAction } from '@reduxjs/toolkit'
import { createDialogue } from '../../flows/dialogue'

/** What choosing an organization is at: the organization is being entered, or its or the platform's terms are asked. */
export type ChoiceStep = { readonly name: 'entering'; readonly orgId: string } | TermsStep

/** `reading`: how often the terms were shown before, since what was agreed to had changed meanwhile. */
export type TermsStep = {
  readonly name: 'platformTerms' | 'organizationTerms'
  readonly orgId: string
  readonly html: string
  readonly reading?: number
}

export const organizationChoice = createDialogue<ChoiceStep>('organizationChoice')

export const selectPageOpened = createAction('organizationChoice/pageOpened')
export const selectPageLeft = createAction('organizationChoice/pageLeft')
export const organizationChosen = createAction<string>('organizationChoice/chosen')
export const termsAgreed = createAction<undefined>('organizationChoice/termsAgreed')
export const termsClosed = createAction('organizationChoice/termsClosed')
