import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionApi, type CurrentUser, type Role } from '../api'

/** Who is signed in. While it is being asked the person counts as signed in: nothing jumps to /login. */
export type Session =
  | { readonly name: 'asking' }
  | { readonly name: 'signedIn'; readonly user: CurrentUser }
  | { readonly name: 'signedOut' }

export type SessionState = {
  readonly session: Session
  /** The organization is being changed: nothing of the former one may be painted. */
  readonly changing: boolean
  /** A 403 on the query that fills the screen; cleared at the next path. */
  readonly forbidden: boolean
  /** The colour of the chosen organization, once its interface setting is known. */
  readonly colour?: string
}

const initialState: SessionState = { session: { name: 'asking' }, changing: false, forbidden: false }

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedOut: (): SessionState => ({ ...initialState, session: { name: 'signedOut' } }),
    /** Everything of the former organization goes; the tree is unmounted until the new one is known. */
    organizationChanging: (): SessionState => ({ ...initialState, changing: true }),
    organizationChanged: (state) => ({ ...state, changing: false }),
    colourKnown: (state, { payload }: PayloadAction<string | undefined>) => ({ ...state, colour: payload }),
    screenForbidden: (state) => ({ ...state, forbidden: true }),
    pathChanged: (state) => (state.forbidden ? { ...state, forbidden: false } : state),
    sessionExtended: (state, { payload: expiredAt }: PayloadAction<number>) => {
      if (state.session.name !== 'signedIn' || !state.session.user.session) return state
      const { user } = state.session
      return {
        ...state,
        session: { name: 'signedIn', user: { ...user, session: { ...user.session!, expiredAt } } },
      }
    },
  },
  extraReducers: (on) =>
    on.addMatcher(sessionApi.endpoints.getCurrentUser.matchFulfilled, (state, { payload }) => ({
      ...state,
      session: { name: 'signedIn', user: payload.result },
    })),
  selectors: {
    selectSession: ({ session }) => session,
    selectChanging: ({ changing }) => changing,
    selectForbidden: ({ forbidden }) => forbidden,
    selectColour: ({ colour }) => colour,
    selectUser: ({ session }) => (session.name === 'signedIn' ? session.user : undefined),
  },
})

export const sessionSlice = slice
export const {
  signedOut,
  organizationChanging,
  organizationChanged,
  colourKnown,
  screenForbidden,
  pathChanged,
  sessionExtended,
} = slice.actions
export const { selectSession, selectChanging, selectForbidden, selectColour, selectUser } = slice.selectors

/** The person asks to extend the session, by the notice. */
export const extendAsked = createAction('session/extendAsked')

const none: readonly Role[] = []
/** The roles in the chosen organization: nothing else decides (CONTEXT-09). */
export const selectRoles = createSelector(
  [selectUser],
  (user): readonly Role[] => user?.orgCtx?.roles ?? none,
)
export const selectIsSuperAdmin = createSelector([selectRoles], (roles) => roles.includes('SUPER_ADMIN'))
export const selectExpiry = createSelector([selectUser], (user) => user?.session?.expiredAt)
