/** Where a common authenticator app is to be had. */
export const authenticatorApps = [
  {
    store: 'twoFactor.googlePlay',
    href: 'https://play.google.com/store/apps/details?id=com.google.android.apps.authenticator2',
  },
  { store: 'twoFactor.appStore', href: 'https://apps.apple.com/app/google-authenticator/id388497605' },
] as const
