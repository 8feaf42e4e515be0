import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { object, string, type ObjectSchema } from 'yup'
import { bounds, profileApi, type EmailMarketingSetting } from '../../api'
import { useChange, type Change } from '../../kit/change/useChange'
import { useUntracked } from '../../kit/change/useUntracked'
import { DraftOffer } from '../../kit/form/DrawerForm'
import { message, useForm } from '../../kit/form/form'
import { plain } from '../../kit/form/text'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { PasswordField } from '../../ui/PasswordField'
import { TextField } from '../../ui/TextField'

const Column = chakra('div', { base: { maxW: '480px' } })
const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '16px' } })
const Actions = chakra('div', { base: { display: 'flex', justifyContent: 'flex-end', pt: '24px' } })

const schema: ObjectSchema<EmailMarketingSetting> = object({
  name: plain(bounds.EmailMarketingSetting.name).required(message('profile.formNameRequired')),
  apiKey: string().trim().required(message('profile.apiKeyRequired')),
})

const secrets = ['apiKey'] as const
const { updateEmailMarketingKey } = profileApi.endpoints

/** The key of the e-mail marketing service. What is stored is never shown, and what was saved does not stay. */
export function EmailMarketingForm() {
  const text = useText()
  const id = useId()
  const [saved, setSaved] = useState({ times: 0, name: '' })
  const change = useChange(useUntracked(updateEmailMarketingKey), {
    done: 'profile.keyUpdated',
    failed: 'common.somethingWentWrong',
    title: 'common.error',
    tell: 'notice',
    onDone: ({ emailMarketingSetting: { name } }) => setSaved({ times: saved.times + 1, name }),
  })
  return (
    <Column>
      <Card>
        {/* Fresh fields after each save; the button stays, and the focus with it. */}
        <Fields key={saved.times} id={id} name={saved.name} change={change} />
        <Actions>
          <Button kind="primary" type="submit" form={id} loading={change.busy}>
            {text('common.save')}
          </Button>
        </Actions>
      </Card>
    </Column>
  )
}

type FieldsProps = {
  id: string
  name: string
  change: Change<{ emailMarketingSetting: EmailMarketingSetting }>
}

function Fields({ id, name, change }: FieldsProps) {
  const text = useText()
  const form = useForm({
    initial: { name, apiKey: '' },
    schema,
    busy: change.busy,
    draft: 'profile.emailMarketing',
    secrets,
    onSend: (emailMarketingSetting) => change.send({ emailMarketingSetting }),
  })
  return (
    <Form id={id} {...form.props}>
      <DraftOffer offer={form.offer} />
      <TextField {...form.field('name')} label={text('profile.keyName')} autoComplete="off" />
      <PasswordField
        {...form.field('apiKey')}
        label={text('profile.apiKey')}
        help={text('profile.keyHelp')}
        autoComplete="off"
        showLabel={text('profile.showKey')}
        hideLabel={text('profile.hideKey')}
      />
    </Form>
  )
}
