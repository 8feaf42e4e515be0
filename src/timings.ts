/** Every delay and limit of the documents, in milliseconds where nothing else is said. */
const SECOND = 1000
const MINUTE = 60 * SECOND

export const timings = {
  /** A piece of code that has not come by then is said to have failed, and can be tried again. */
  codeLate: 9.5 * SECOND,
  /** Between two looks at whether the server has a newer release. */
  releaseLook: 5 * MINUTE,
  request: 20 * SECOND,
  /** What takes longer than this is said to be on its way. */
  loadingShown: 200,
  /** A drawer or dialog whose code takes longer than this has a plain one in its place. */
  overlayShown: 80,
  /** Between two looks at whether the page has what it shows. */
  shownLook: 250,
  /** What nobody waits for begins by then, though the page may still be on its way. */
  pageStandsLatest: 10 * SECOND,
  /** The same of a browser that is never idle. */
  idleLatest: 2 * SECOND,
  publicIpLookup: 3 * SECOND,
  captchaRefresh: 60 * SECOND,
  invitationCount: 60 * SECOND,
  /** A captcha that has not come by then is explained, and a press is not held any longer. */
  captchaPatience: 5 * SECOND,
  /** A press on the select page waits so long for a slow captcha. */
  slowCaptcha: 20 * SECOND,
  /** From 'Capcha is required.' to the reload of the select page. */
  captchaReload: 1 * SECOND,
  searchPause: 500,
  /** The same on the lists of organizations and of their links. */
  organizationSearchPause: 1 * SECOND,
  /** From a change made in a list to reading it again: the platform needs a moment. */
  listReload: 1 * SECOND,
  /** From an export that has begun to the closing of its drawer. */
  exportDrawer: 1 * SECOND,
  /** What is pressed so soon after rows have moved was meant for another one. */
  movedRows: 0.5 * SECOND,
  /** Between two looks at how long ago something was. */
  relativeTimes: 1 * MINUTE,
  policyCheckPause: 500,
  resizePause: 250,
  notice: 4.5 * SECOND,
  /** An error is to be read, and asked about. */
  errorNotice: 20 * SECOND,
  /** One that offers to take a change back (decisions 41). */
  undoNotice: 10 * SECOND,
  extendedNotice: 1 * SECOND,
  /** Between two TOO_MANY_REQUEST notices. */
  tooManyRequestsQuiet: 10 * SECOND,
  signInAgain: 2 * SECOND,
  /** From a second factor that is on to the reload of the page. */
  twoFactorReload: 0.7 * SECOND,
  /** From an organization changed on /profile to the reload of the page. */
  organizationReload: 200,
  /** From a theme colour that is saved to the reload of the page. */
  themeReload: 1 * SECOND,
  /** A device whose clock is further off than this shows codes that are wrong. */
  clockSkew: 30 * SECOND,
  /** From a switch of the access by API to reading the person again. */
  apiAccessRefresh: 0.5 * SECOND,
  /** So long the value of a variable of the platform is shown. */
  valueShown: 30 * SECOND,
  /** How long a button says that it has copied. */
  copied: 2 * SECOND,
  /** From a removed Segment quota to reading it again. */
  segmentQuotaReload: 0.5 * SECOND,
  /** The organization picker of 'Assign to Orgs'. */
  assignPickerPause: 100,
  /** An organization picker of the forms of links. */
  linkPickerPause: 300,
  /** The pickers of cronjobs. */
  cronjobPickerPause: 300,
  /** Whoever was away from a tab for so long finds it read again. */
  away: 1 * MINUTE,
  /** How old a record may be that an earlier press of the same button has made. */
  pressBefore: 10 * MINUTE,
  /** From a failed reading of what is on the screen to the next one. */
  readAgain: 15 * SECOND,
  expiryWarning: 5 * MINUTE,
  /** After an extension: answers that were on their way still ask for one. */
  extensionQuiet: 2 * SECOND,
  pageView: 5 * SECOND,
  liveHeartbeat: 10 * SECOND,
  /** A live connection without a byte for so long, two and a half heartbeats, is lost. */
  liveSilence: 25 * SECOND,
  /** Before the first new try of a lost live connection; each next one waits twice as long, up to the most. */
  liveRetry: 1 * SECOND,
  liveRetryMost: 128 * SECOND,
  /** A live connection that is lost for so long is told of. */
  liveLossShown: 10 * SECOND,
  /** A tab that has what another one asks for says so within this time, where the browser has no locks. */
  turnAnswer: SECOND,
  /** Then it is asked for again, as the tab that has it may be gone without a word. */
  turnAgain: 10 * SECOND,
  /** Messages that come within this time are shown together. */
  liveBatch: 100,
  /** A screen reader says at most one sentence of live messages in this time. */
  liveSentence: 5 * SECOND,
  notificationsReread: 1 * SECOND,
  /** Without a sign of life the button to the support hides. */
  supportButtonIdle: 3 * SECOND,
} as const

/** Limits of the console's own; those of the platform stand in the description (`bounds` of src/api). */
export const limits = {
  wrongCodesBeforeClock: 2,
  /** Own organizations that /profile names. */
  namedOrganizations: 5,
  /** How many organizations of a similar name are looked through for the own one. */
  organizationsOfOneName: 100,
  searchFromOrganizations: 5,
  scrollAboveOrganizations: 10,
  organizationListHeight: 445,
  windowAboveRows: 100,
  /** Notices of live messages on the screen at a time. */
  liveNotices: 3,
  /** Notices behind the bell. */
  bellNotices: 4,
  /** A longer text to read, as JSON, is windowed. */
  windowAboveCharacters: 50_000,
  /** JSON of more lines is not indented: browsers have a greatest height. */
  indentedLines: 600_000,
  /** So many permission groups does a picker ask for. */
  suggestedGroups: 50,
  /** Roles of an account that a row shows; the others are behind a button. */
  rolesInARow: 2,
  /** Recently visited pages in the Quick Access drawer. */
  quickAccessPages: 10,
  menuWidth: 290,
  menuCollapsedWidth: 80,
  /** Characters of a body that outlives its document; a browser takes 64 KiB at a time. */
  keptAlive: 16_000,
} as const
