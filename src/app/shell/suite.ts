import type { SuiteApp } from '../../config'
import type { MessageId } from '../../texts'
import type { IconName } from '../../ui/Icon'

/** The applications of the suite, in their order. */
export const suiteApps: readonly {
  readonly app: SuiteApp
  readonly label: MessageId
  readonly icon: IconName
}[] = [
  { app: 'account', label: 'launcher.account', icon: 'user' },
  { app: 'dataHub', label: 'launcher.dataHub', icon: 'database' },
  { app: 'console', label: 'launcher.console', icon: 'monitor' },
  { app: 'automation', label: 'launcher.automation', icon: 'branch' },
  { app: 'activation', label: 'launcher.activation', icon: 'send' },
  { app: 'helpCenter', label: 'launcher.helpCenter', icon: 'help' },
]

/** Which of them this console is. */
export const OWN_APP: SuiteApp = 'account'
