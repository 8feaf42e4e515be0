// Made by `npm run generate`. Do not edit.
import cronjobs from './vi/system-setting/cronjobs.json'
import miniApps from './vi/system-setting/mini-apps.json'
import privacyTerm from './vi/system-setting/privacy-term.json'
import systemSetting from './vi/system-setting/system-setting.json'
import systemTools from './vi/system-setting/system-tools.json'
import systemVariables from './vi/system-setting/system-variables.json'

/** The same for the system setting, which nobody opens first. */
export const texts = {
  ...cronjobs,
  ...miniApps,
  ...privacyTerm,
  ...systemSetting,
  ...systemTools,
  ...systemVariables,
}
