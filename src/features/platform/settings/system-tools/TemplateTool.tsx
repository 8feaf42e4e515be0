import { object, string, type ObjectSchema } from 'yup'
import { useAddCustomModelTemplateMutation, type CustomModelTemplate } from '../../../../api'
import { saidOr } from '../../../../flows/outcomes'
import { useChange } from '../../../../kit/change/useChange'
import { JsonField } from '../../../../kit/form/JsonField'
import { parseJson, parseObject } from '../../../../kit/form/json-form'
import { message, useForm } from '../../../../kit/form/form'
import { useText, type MessageId } from '../../../../texts'
import { ToolCard } from './ToolCard'

type Values = { template: string }
const initial: Values = { template: '' }

/** The template in a text; undefined while it has no code. */
function templateIn(typed: string): CustomModelTemplate | undefined {
  const read = parseObject(typed)
  const code = read?.code
  return typeof code === 'string' && code.trim() !== '' ? { ...read, code } : undefined
}

/** What is wrong with the text of a template. */
function mistakeIn(typed: string): MessageId | undefined {
  if (typed.trim() === '') return message('systemTools.enter')
  if (parseJson(typed).name === 'broken') return message('settings.somethingWentWrong')
  if (!parseObject(typed)) return message('systemTools.notAnObject')
  return templateIn(typed) ? undefined : message('systemTools.templateCode')
}

const schema: ObjectSchema<Values> = object({
  template: string()
    .defined()
    .test((typed, { createError }) => {
      const mistake = mistakeIn(typed)
      return mistake === undefined || createError({ message: mistake })
    }),
})

/** Adds a template of custom models, written as JSON. */
export function TemplateTool() {
  const text = useText()
  const change = useChange(useAddCustomModelTemplateMutation(), {
    done: (result) => saidOr(result.message, { id: 'common.added' }),
    failed: 'common.somethingWasWrong',
    title: 'common.error',
    tell: 'notice',
    onDone: () => form.clear(),
  })
  const form = useForm({
    draft: 'x-model-template',
    initial,
    schema,
    busy: change.busy,
    onSend: ({ template }) => {
      const customModelTemplate = templateIn(template)
      return customModelTemplate && change.send({ customModelTemplate })
    },
  })
  return (
    <ToolCard
      title={text('systemTools.addTemplate')}
      about={text('systemTools.addTemplateAbout')}
      form={form}
      send={text('systemTools.add')}
    >
      <JsonField {...form.field('template')} label={text('systemTools.template')} rows={8} />
    </ToolCard>
  )
}
