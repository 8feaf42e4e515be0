import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionApi, type CurrentUser, type Refusal, type Role } from '../api'

/** Who is signed in. While it is being asked the person counts as signed in: nothing jumps to /login. */
export type Session =
  | { readonly name: 'asking' }
  | { readonly name: 'signedIn'; readonly user: CurrentUser }
  /** Who it is could not be read: no answer came, or the server failed. Nobody is signed out by that. */
  | { readonly name: 'unreachable'; readonly refusal: Refusal; readonly retrying: boolean }
  | { readonly name: 'signedOut' }

/** A role, and permissions, that an administrator wants to see the console with. */
export type Preview = { readonly role: Role; readonly permissions: readonly string[] }

export type SessionState = {
  readonly session: Session
  /** The organization is being changed: nothing of the former one may be painted. */
  readonly changing: boolean
  /** What the person does ends the session: it was sent, or it is done, which the screen still tells before it leads to /login. */
  readonly ending?: 'sent' | 'done'
  /** A 403 on the query that fills the screen; cleared at the next path. */
  readonly forbidden: boolean
  /** Another tab has signed in or chosen, so that this one may not go on with the person and organization it shows. */
  readonly otherTabUser?: CurrentUser
  /** Another tab has signed in or chosen, and whether that changes anything here is being found out. */
  readonly unsure: boolean
  /** The person looks at the console as somebody else would see it: nothing that writes is sent (`for-whom.ts`). */
  readonly preview?: Preview
  /** The colour of the chosen organization, once its interface setting is known. */
  readonly colour?: string
  /** A colour that is only being looked at, in its place. */
  readonly triedColour?: string
}

const initialState: SessionState = {
  session: { name: 'asking' },
  changing: false,
  forbidden: false,
  unsure: false,
}

/** Whether the same session lets its person into the organization no more: by a change of the platform, not of a tab. */
export const isShutOut = (before: CurrentUser | undefined, now: CurrentUser | undefined): boolean =>
  before?.orgCtx !== undefined && !now?.orgCtx && before.session?.id === now?.session?.id

/** Whether the server's session is no longer the one that this tab shows; choosing here is announced before. */
function isOtherTabs({ session, changing }: SessionState, now: CurrentUser): boolean {
  if (session.name !== 'signedIn' || changing) return false
  const { id, orgCtx } = session.user
  if (id === now.id && isShutOut(session.user, now)) return false
  return id !== now.id || (orgCtx !== undefined && orgCtx.orgId !== now.orgCtx?.orgId)
}

/** What decides of controls, menu and pages; equal where nothing is permitted or forbidden anew. */
export const rightsOf = ({ orgCtx, permission }: CurrentUser): string =>
  JSON.stringify([orgCtx?.orgId, orgCtx?.roles.toSorted(), permission.contextPermissions.toSorted()])

const hasOtherRights = ({ session }: SessionState, now: CurrentUser): boolean =>
  session.name === 'signedIn' && rightsOf(session.user) !== rightsOf(now)

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionUnreachable: (state, { payload: refusal }: PayloadAction<Refusal>) => ({
      ...state,
      session: { name: 'unreachable' as const, refusal, retrying: false },
    }),
    /** Whoever signs in next is not who was read. */
    sessionForgotten: () => initialState,
    /** The person wants it read again. */
    enterAgainAsked: (state) =>
      state.session.name === 'unreachable'
        ? { ...state, session: { ...state.session, retrying: true } }
        : state,
    signedOut: (): SessionState => ({ ...initialState, session: { name: 'signedOut' } }),
    /** Everything of the former organization goes; the tree is unmounted until the new one is known. */
    organizationChanging: (): SessionState => ({ ...initialState, changing: true }),
    organizationChanged: (state) => ({ ...state, changing: false }),
    sessionUnsure: (state) => ({ ...state, unsure: true }),
    sessionEndSent: (state) => ({ ...state, ending: 'sent' as const }),
    sessionGoesOn: ({ ending: _, ...state }) => state,
    sessionEnding: (state) => ({ ...state, ending: 'done' as const }),
    colourKnown: (state, { payload }: PayloadAction<string | undefined>) => ({ ...state, colour: payload }),
    colourTried: (state, { payload }: PayloadAction<string | undefined>) => ({
      ...state,
      triedColour: payload,
    }),
    previewBegun: (state, { payload: preview }: PayloadAction<Preview>) => ({
      ...state,
      preview,
      forbidden: false,
    }),
    previewEnded: ({ preview: _, ...state }): SessionState => ({ ...state, forbidden: false }),
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
    on.addMatcher(
      sessionApi.endpoints.getCurrentUser.matchFulfilled,
      ({ otherTabUser: _, ...state }, { payload: { result: user } }): SessionState =>
        isOtherTabs(state, user)
          ? { ...state, unsure: false, otherTabUser: user }
          : {
              ...state,
              unsure: false,
              // A screen that was refused is worth another try.
              forbidden: state.forbidden && !hasOtherRights(state, user),
              session: { name: 'signedIn', user },
            },
    ),
  selectors: {
    selectSession: ({ session }) => session,
    selectChanging: ({ changing }) => changing,
    selectEndSent: ({ ending }) => ending === 'sent',
    selectEnding: ({ ending }) => ending === 'done',
    selectForbidden: ({ forbidden }) => forbidden,
    selectUnsure: ({ unsure }) => unsure,
    selectOtherTabUser: ({ otherTabUser }) => otherTabUser,
    selectColour: ({ colour, triedColour }) => triedColour ?? colour,
    /** Who is signed in, with what the server gives them, whatever is previewed. */
    selectRealUser: ({ session }) => (session.name === 'signedIn' ? session.user : undefined),
    selectPreview: ({ preview }) => preview,
  },
})

export const sessionSlice = slice
export const {
  sessionForgotten,
  sessionUnreachable,
  enterAgainAsked,
  signedOut,
  organizationChanging,
  organizationChanged,
  sessionUnsure,
  sessionEndSent,
  sessionGoesOn,
  sessionEnding,
  colourKnown,
  colourTried,
  screenForbidden,
  pathChanged,
  sessionExtended,
  previewBegun,
  previewEnded,
} = slice.actions
export const {
  selectSession,
  selectChanging,
  selectEndSent,
  selectEnding,
  selectForbidden,
  selectColour,
  selectOtherTabUser,
  selectUnsure,
  selectRealUser,
  selectPreview,
} = slice.selectors

/** Whether the person is an administrator of the organization, whatever is previewed. */
export const selectIsAdministrator = createSelector(
  [selectRealUser],
  (user) => user?.orgCtx?.roles.some((role) => role === 'ADMIN' || role === 'SUPER_ADMIN') ?? false,
)

/** Who is signed in: while something is previewed, with its role and permissions. */
export const selectUser = createSelector(
  [selectRealUser, selectPreview],
  (user, preview): CurrentUser | undefined =>
    user?.orgCtx && preview
      ? {
          ...user,
          orgCtx: { ...user.orgCtx, roles: [preview.role] },
          permission: { ...user.permission, contextPermissions: [...preview.permissions] },
        }
      : user,
)

/** What the person may do has perhaps been changed by somebody else: they are told so live, or a call was refused. */
export const rightsGrewOld = createAction('session/rightsGrewOld')
/** The person asks to extend the session, by the notice. */
export const extendAsked = createAction('session/extendAsked')
/** Another tab has extended the session until then. */
export const extendedInOtherTab = createAction<number>('session/extendedInOtherTab')
/**
 * The person leaves a tab whose person or organization is no longer the session's: on with the session's, at an address
 * that may be opened with it, or `back` to the organization that is shown.
 */
export const otherTabDialogLeft = createAction<{ on: string } | 'back'>('session/otherTabDialogLeft')
/** Another tab has chosen an organization. */
export const organizationChosenInOtherTab = createAction('session/organizationChosenInOtherTab')

const none: readonly Role[] = []
/** The roles in the chosen organization: nothing else decides (CONTEXT-09). */
export const selectRoles = createSelector(
  [selectUser],
  (user): readonly Role[] => user?.orgCtx?.roles ?? none,
)
/** The organization that the person works in. */
export const selectOrganizationId = createSelector([selectUser], (user) => user?.orgCtx?.orgId)
export const selectExpiry = createSelector([selectUser], (user) => user?.session?.expiredAt)
