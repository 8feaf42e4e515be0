import { useState } from 'react'
import { useAddPermissionMutation, useUpdatePermissionMutation, values, type Permission } from '../../../api'
import { saidOr } from '../../../flows/outcomes'
import { useChange } from '../../../kit/change/useChange'
import { DrawerForm } from '../../../kit/form/DrawerForm'
import { useForm, type Form } from '../../../kit/form/form'
import { useRecheck } from '../../../kit/form/useRecheck'
import { useText } from '../../../texts'
import { SelectField } from '../../../ui/SelectField'
import { TextField } from '../../../ui/TextField'
import { categoryWord } from './categories'
import { inputOf, noPermission, schema, valuesOf, type PermissionValues } from './permission-form'
import { readPermission } from './usePermission'

type Props = {
  /** Without one, a new one is made. */
  permission?: Permission
  onClose: () => void
}

/** A permission of the catalogue: one with a key is changed, else one is added (CATALOGUE-28). */
export const PermissionDrawer = ({ permission, onClose }: Props) =>
  permission ? <UpdateDrawer permission={permission} onClose={onClose} /> : <CreateDrawer onClose={onClose} />

function CreateDrawer({ onClose }: Pick<Props, 'onClose'>) {
  const text = useText()
  const change = useChange(useAddPermissionMutation(), {
    done: ({ message }) => saidOr(message, { id: 'common.added' }),
    failed: 'common.somethingWentWrong',
    stale: ['Permission'],
    onClose,
  })
  const form = useForm({
    initial: noPermission,
    schema,
    busy: change.busy,
    draft: 'permissions.create',
    onSend: (typed) => change.send({ permissionInput: inputOf(typed) }),
  })
  return (
    <DrawerForm
      title={text('permissions.addTitle')}
      size="medium"
      form={form}
      {...change.failure}
      onClose={onClose}
    >
      <TextField
        {...form.field('key')}
        label={text('permissions.key')}
        help={text('permissions.keyHelp')}
        autoComplete="off"
      />
      <Fields form={form} />
    </DrawerForm>
  )
}

function UpdateDrawer({ permission, onClose }: Required<Props>) {
  const text = useText()
  const { id } = permission
  const change = useChange(useUpdatePermissionMutation(), {
    done: ({ message }) => saidOr(message, { id: 'common.updated' }),
    failed: 'common.somethingWentWrong',
    stale: ['Permission'],
    onClose,
  })
  // As it was when the drawer opened: the list below it goes on being read.
  const [stored] = useState(() => valuesOf(permission))
  const recheck = useRecheck<PermissionValues, Permission>({
    read: (read) => readPermission(read, id),
    valuesOf,
    by: ({ updatedBy }) => updatedBy,
    fields: {
      key: null,
      name: 'permissions.name',
      categoryId: {
        label: 'permissions.category',
        words: (categoryId) => categoryWord(categoryId, categoryId, text),
      },
      description: 'permissions.description',
    },
  })
  const form = useForm({
    initial: stored,
    stored,
    schema,
    busy: change.busy,
    draft: `permissions.update ${id}`,
    recheck,
    onSend: (typed) => change.send({ id, permissionInput: inputOf(typed) }),
  })
  return (
    <DrawerForm
      title={text('permissions.updateTitle')}
      size="medium"
      form={form}
      {...change.failure}
      onClose={onClose}
    >
      <TextField
        {...form.field('key')}
        readOnly
        label={text('permissions.key')}
        help={text('permissions.keyStays')}
      />
      <Fields form={form} />
    </DrawerForm>
  )
}

function Fields({ form }: { form: Form<PermissionValues> }) {
  const text = useText()
  return (
    <>
      <TextField {...form.field('name')} label={text('permissions.name')} autoComplete="off" />
      <SelectField
        {...form.field('categoryId')}
        label={text('permissions.category')}
        placeholder={text('permissions.chooseCategory')}
        options={values.PermissionCategory.map((value) => ({
          value,
          label: categoryWord(value, value, text),
        }))}
      />
      <TextField
        {...form.field('description')}
        rows={3}
        label={text('permissions.description')}
        optional={text('common.optional')}
      />
    </>
  )
}
