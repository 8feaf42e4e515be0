import { useText } from '../../../../texts'
import { TextField } from '../../../../ui/TextField'
import { Settings } from '../../../../kit/form/SettingsForm'

/** What a person is told at a limit, where it cannot be chosen. */
export function AlertMessage({ words }: { words: string }) {
  const text = useText()
  return (
    <Settings title={text('organizationSetup.reached')} about={text('organizationSetup.alertAbout')}>
      <TextField
        name="alertMessage"
        label={text('organizationSetup.alertMessage')}
        readOnly
        value={words}
        onChange={() => undefined}
      />
    </Settings>
  )
}
