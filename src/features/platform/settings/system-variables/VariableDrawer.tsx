import { useState, type ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { isRefusal, type SystemVariable } from '../../../../api'
import { useRead } from '../../../../kit/change/useLookUp'
import { DrawerForm } from '../../../../kit/form/DrawerForm'
import { useForm, type Form } from '../../../../kit/form/form'
import { SecondFactorDialog } from '../../../../kit/second-factor/SecondFactorDialog'
import { dateTime } from '../../../../kit/time/dates'
import { useText, type MessageId } from '../../../../texts'
import { Banner } from '../../../../ui/Banner'
import { PasswordField } from '../../../../ui/PasswordField'
import { TextField } from '../../../../ui/TextField'
import { readVariable } from './read-variable'
import { selectVariableSave, variableGiven } from './state'
import { noVariable, schema, type VariableValues } from './variable-form'

type Props = { onClose: () => void }

/** A new variable; Save asks for a code. What is typed as its value is in no draft. */
export function AddDrawer({ onClose }: Props) {
  const text = useText()
  const dispatch = useDispatch()
  const { sending } = useSelector(selectVariableSave)
  const form = useForm({
    initial: noVariable,
    schema,
    busy: sending,
    draft: 'systemVariables.create',
    secrets: ['value'],
    onSend: (typed) => void dispatch(variableGiven({ ...typed, isNew: true })),
  })
  return (
    <Drawer title="systemVariables.addTitle" form={form} onClose={onClose}>
      <TextField
        {...form.field('key')}
        label={text('systemVariables.key')}
        help={text('systemVariables.keyHelp')}
        autoComplete="off"
      />
      <ValueField form={form} />
    </Drawer>
  )
}

/** Another value for a variable. The form does not know the present one, which only its viewing with a code shows. */
export function UpdateDrawer({ variable, onClose }: Props & { variable: SystemVariable }) {
  const text = useText()
  const dispatch = useDispatch()
  const { sending } = useSelector(selectVariableSave)
  const { id } = variable
  const look = useLookBefore(variable)
  const [initial] = useState({ key: id, value: '' })
  const form = useForm({
    initial,
    schema,
    busy: sending,
    onSend: async (typed) => {
      if (await look.isAsKnown()) dispatch(variableGiven({ ...typed, isNew: false }))
    },
  })
  return (
    <Drawer title="systemVariables.updateTitle" form={form} onClose={onClose}>
      {look.found && !form.busy && <Banner tone="warning">{look.found}</Banner>}
      <TextField
        {...form.field('key')}
        readOnly
        label={text('systemVariables.key')}
        help={text('systemVariables.keyStays')}
      />
      <ValueField form={form} />
    </Drawer>
  )
}

/**
 * Looks, before a save, whether somebody else has saved the variable since its form was opened. What differs cannot be
 * told, as no list has values: it is said that it differs, and the next press saves all the same.
 */
function useLookBefore(variable: SystemVariable) {
  const text = useText()
  const read = useRead()
  const [known, setKnown] = useState(variable.updatedAt)
  const [found, setFound] = useState<string>()
  const tell = (words: string) => {
    setFound(words)
    return false
  }
  const isAsKnown = async () => {
    try {
      const { updatedAt } = (await readVariable(read, variable.id)) ?? { updatedAt: known }
      if (updatedAt === known || updatedAt === undefined) return true
      setKnown(updatedAt)
      return tell(text('systemVariables.changedMeanwhile', { time: dateTime(updatedAt) }))
    } catch (error) {
      if (!isRefusal(error)) throw error
      return found !== undefined || tell(text('form.notCompared'))
    }
  }
  return { found, isAsKnown }
}

type DrawerProps = Props & {
  title: MessageId
  form: Form<VariableValues>
  children: ReactNode
}

function Drawer({ title, form, onClose, children }: DrawerProps) {
  const text = useText()
  const { refusal } = useSelector(selectVariableSave)
  return (
    <>
      <DrawerForm
        title={text(title)}
        size="medium"
        form={form}
        refusal={refusal}
        otherwise="common.somethingWentWrong"
        onClose={onClose}
      >
        {children}
      </DrawerForm>
      <SecondFactorDialog />
    </>
  )
}

const ValueField = ({ form }: { form: Form<VariableValues> }) => {
  const text = useText()
  return (
    <PasswordField
      {...form.field('value')}
      rows={8}
      label={text('systemVariables.value')}
      help={text('systemVariables.valueHelp')}
      autoComplete="off"
      showLabel={text('systemVariables.show')}
      hideLabel={text('systemVariables.conceal')}
    />
  )
}
