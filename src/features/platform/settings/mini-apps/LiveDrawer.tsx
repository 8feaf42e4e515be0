import { useState } from 'react'
import {
  useAddMiniAppLiveVersionMutation,
  useEditMiniAppLiveVersionMutation,
  values as described,
  type MiniAppLiveVersion,
} from '../../../../api'
import { saidOr } from '../../../../flows/outcomes'
import { useChange } from '../../../../kit/change/useChange'
import { DrawerForm } from '../../../../kit/form/DrawerForm'
import { useForm, type Form } from '../../../../kit/form/form'
import { useRecheck } from '../../../../kit/form/useRecheck'
import { useText, type Translate } from '../../../../texts'
import { SelectField } from '../../../../ui/SelectField'
import { TextField } from '../../../../ui/TextField'
import { statusWords } from './live-columns'
import { liveSchema, liveUpdateOf, liveValuesOf, noLive, readLive, type LiveValues } from './live-form'
import { MiniAppPicker } from './MiniAppPicker'

export function AddLiveDrawer({ onClose }: { onClose: () => void }) {
  const text = useText()
  const change = useChange(useAddMiniAppLiveVersionMutation(), {
    done: ({ message }) => saidOr(message, { id: 'common.added' }),
    failed: 'common.failedToAdd',
    stale: ['MiniAppLiveVersion'],
    onClose,
  })
  const form = useForm({
    initial: noLive,
    schema: liveSchema,
    busy: change.busy,
    draft: 'miniApps.live.create',
    onSend: (typed) => {
      const [app] = typed.app
      return (
        app &&
        change.send({
          miniAppLiveVersionInput: { appId: app.value, appName: app.label, ...liveUpdateOf(typed) },
        })
      )
    },
  })
  return (
    <DrawerForm
      title={text('miniApps.addTitle')}
      size="medium"
      form={form}
      {...change.failure}
      onClose={onClose}
    >
      <MiniAppPicker
        {...form.field('app')}
        label={text('miniApps.app')}
        placeholder={text('miniApps.chooseApp')}
      />
      <Fields form={form} />
    </DrawerForm>
  )
}

export function EditLiveDrawer({ live, onClose }: { live: MiniAppLiveVersion; onClose: () => void }) {
  const text = useText()
  const { id } = live
  const change = useChange(useEditMiniAppLiveVersionMutation(), {
    done: ({ message }) => saidOr(message, { id: 'common.updated' }),
    failed: 'common.failedToUpdate',
    stale: ['MiniAppLiveVersion'],
    onClose,
  })
  // As it was when the drawer opened: the list below it goes on being read.
  const [stored] = useState(() => liveValuesOf(live))
  const recheck = useRecheck<LiveValues, MiniAppLiveVersion>({
    read: (read) => readLive(read, live),
    valuesOf: liveValuesOf,
    by: ({ updatedBy }) => updatedBy,
    fields: {
      app: null,
      version: 'miniApps.version',
      status: { label: 'miniApps.status', words: statusWord },
    },
  })
  const form = useForm({
    initial: stored,
    stored,
    schema: liveSchema,
    busy: change.busy,
    draft: `miniApps.live.update ${id}`,
    recheck,
    onSend: (typed) => change.send({ id, miniAppLiveVersionUpdate: liveUpdateOf(typed) }),
  })
  return (
    <DrawerForm
      title={text('miniApps.editTitle')}
      size="medium"
      form={form}
      {...change.failure}
      onClose={onClose}
    >
      <TextField
        readOnly
        name="app"
        label={text('miniApps.app')}
        help={text('miniApps.appStays')}
        value={live.appName}
        onChange={() => undefined}
      />
      <TextField
        readOnly
        name="appId"
        label={text('miniApps.appId')}
        value={live.appId}
        onChange={() => undefined}
      />
      <Fields form={form} />
    </DrawerForm>
  )
}

const statusWord = (status: string, text: Translate): string => {
  const known = described.MiniAppLiveVersionStatus.find((each) => each === status)
  return known ? text(statusWords[known]) : status
}

function Fields({ form }: { form: Form<LiveValues> }) {
  const text = useText()
  return (
    <>
      <TextField
        {...form.field('version')}
        numeric
        inputMode="numeric"
        label={text('miniApps.version')}
        autoComplete="off"
      />
      <SelectField
        {...form.field('status')}
        label={text('miniApps.status')}
        options={described.MiniAppLiveVersionStatus.map((value) => ({
          value,
          label: text(statusWords[value]),
        }))}
      />
    </>
  )
}
