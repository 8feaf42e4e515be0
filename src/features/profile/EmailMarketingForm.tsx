import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { object, string, type ObjectSchema } from 'yup'
import type { EmailMarketingSetting } from '../../api'
import { message, useForm } from '../../kit/form/form'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { PasswordField } from '../../ui/PasswordField'
import { TextField } from '../../ui/TextField'
import { emailMarketingGiven, selectEmailMarketing } from './state'

const Column = chakra('div', { base: { maxW: '480px' } })
const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '16px' } })
const Actions = chakra('div', { base: { display: 'flex', justifyContent: 'flex-end', pt: '24px' } })

const schema: ObjectSchema<EmailMarketingSetting> = object({
  name: string().trim().required(message('profile.formNameRequired')),
  apiKey: string().trim().required(message('profile.apiKeyRequired')),
})

/** The key of the e-mail marketing service. What is stored is never shown, and what was saved does not stay. */
export function EmailMarketingForm() {
  const text = useText()
  const id = useId()
  const { sending, saves, name } = useSelector(selectEmailMarketing)
  return (
    <Column>
      <Card>
        {/* Fresh fields after each save; the button stays, and the focus with it. */}
        <Fields key={saves} id={id} name={name} sending={sending} />
        <Actions>
          <Button kind="primary" type="submit" form={id} loading={sending}>
            {text('common.save')}
          </Button>
        </Actions>
      </Card>
    </Column>
  )
}

function Fields({ id, name, sending }: { id: string; name: string; sending: boolean }) {
  const text = useText()
  const dispatch = useDispatch()
  const form = useForm({
    initial: { name, apiKey: '' },
    schema,
    busy: sending,
    onSend: (setting) => dispatch(emailMarketingGiven(setting)),
  })
  return (
    <Form id={id} {...form.props}>
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
