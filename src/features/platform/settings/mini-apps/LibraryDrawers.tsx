import { useMemo } from 'react'
import { useAddSupportedMiniAppMutation, useAddSupportedMiniAppsMutation } from '../../../../api'
import { saidOr } from '../../../../flows/outcomes'
import { useChange } from '../../../../kit/change/useChange'
import { DrawerForm } from '../../../../kit/form/DrawerForm'
import { useForm } from '../../../../kit/form/form'
import { JsonField } from '../../../../kit/form/JsonField'
import { useText } from '../../../../texts'
import { TextField } from '../../../../ui/TextField'
import {
  appOf,
  appSchema,
  appsOf,
  countIn,
  listSchema,
  mistakesInList,
  noApp,
  noList,
  wordsOfMistakes,
} from './library-form'

/** One mini app, with whatever else its JSON says. */
export function AddAppDrawer({ onClose }: { onClose: () => void }) {
  const text = useText()
  const change = useChange(useAddSupportedMiniAppMutation(), {
    done: ({ message }) => saidOr(message, { id: 'common.added' }),
    failed: 'common.somethingWasWrong',
    stale: ['MiniApp'],
    onClose,
  })
  const form = useForm({
    initial: noApp,
    schema: appSchema,
    busy: change.busy,
    draft: 'miniApps.add',
    onSend: (typed) => change.send({ supportedMiniAppInput: appOf(typed) }),
  })
  return (
    <DrawerForm
      title={text('miniApps.addAppTitle')}
      size="medium"
      form={form}
      {...change.failure}
      onClose={onClose}
    >
      <TextField
        {...form.field('appId')}
        label={text('miniApps.appId')}
        help={text('miniApps.appIdHelp')}
        autoComplete="off"
      />
      <TextField {...form.field('appName')} label={text('miniApps.appName')} autoComplete="off" />
      <JsonField
        {...form.field('details')}
        rows={6}
        label={text('miniApps.details')}
        optional={text('common.optional')}
        help={text('miniApps.detailsHelp')}
      />
    </DrawerForm>
  )
}

/** Several of them, as JSON; the platform takes all or none. */
export function AddAppsDrawer({ onClose }: { onClose: () => void }) {
  const text = useText()
  const change = useChange(useAddSupportedMiniAppsMutation(), {
    done: ({ message }) => saidOr(message, { id: 'common.added' }),
    failed: 'common.somethingWasWrong',
    stale: ['MiniApp'],
    onClose,
  })
  const form = useForm({
    initial: noList,
    schema: listSchema,
    busy: change.busy,
    draft: 'miniApps.addList',
    onSend: (typed) => change.send({ supportedMiniAppList: appsOf(typed) }),
  })
  const { error, ...field } = form.field('list')
  const { value } = field
  // Megabytes can be pasted.
  const mistakes = useMemo(() => mistakesInList(value), [value])
  const count = useMemo(() => countIn(value), [value])
  return (
    <DrawerForm
      title={text('miniApps.addAppsTitle')}
      size="wide"
      form={form}
      {...change.failure}
      onClose={onClose}
    >
      <JsonField
        {...field}
        rows={20}
        label={text('miniApps.list')}
        help={
          count > 0 && mistakes.length === 0 ? text('miniApps.listed', { count }) : text('miniApps.listHelp')
        }
        error={error && mistakes.length > 0 ? wordsOfMistakes(mistakes, text) : error}
      />
    </DrawerForm>
  )
}
