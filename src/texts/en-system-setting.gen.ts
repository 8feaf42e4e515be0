// Made by `npm run generate`. Do not edit.
import cronjobs from './en/system-setting/cronjobs.json'
import miniApps from './en/system-setting/mini-apps.json'
import privacyTerm from './en/system-setting/privacy-term.json'
import systemSetting from './en/system-setting/system-setting.json'
import systemTools from './en/system-setting/system-tools.json'
import systemVariables from './en/system-setting/system-variables.json'

/** The same for the system setting, which nobody opens first. */
export const texts = {
  ...cronjobs,
  ...miniApps,
  ...privacyTerm,
  ...systemSetting,
  ...systemTools,
  ...systemVariables,
}
