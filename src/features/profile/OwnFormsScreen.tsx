import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { useTab } from '../../kit/navigation/useTab'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'
import { PageHeading } from '../../ui/PageHeading'
import { Tabs } from '../../ui/Tabs'
import { EmailMarketingForm } from './EmailMarketingForm'
import { InfoTab } from './InfoTab'

/** What a person maintains about the own account, a tab each. `password` is the form of the second one. */
export function OwnFormsScreen({ password }: { password: ReactNode }) {
  const text = useText()
  const user = useSelector(selectUser)
  const { selected, select } = useTab(['info', 'password', 'email-marketing'])
  if (!user) return null
  return (
    <>
      <PageHeading title={text('menu.ownForms')} />
      <Tabs
        label={text('profile.tabs')}
        selected={selected}
        onSelect={select}
        tabs={[
          { name: 'info', label: text('profile.info'), content: <InfoTab user={user} /> },
          { name: 'password', label: text('profile.password'), content: password },
          {
            name: 'email-marketing',
            label: text('profile.emailMarketing'),
            content: <EmailMarketingForm />,
          },
        ]}
      />
    </>
  )
}
