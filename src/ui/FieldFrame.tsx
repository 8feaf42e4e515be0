import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { FocusEventHandler, ReactNode } from 'react'
import { Icon } from './Icon'
import { control } from './recipes'

/** What every field knows about itself. */
export interface FieldProps {
  label: string
  /** The label is for screen readers only. */
  labelHidden?: boolean
  /** Small, light label: the form of filters. */
  dense?: boolean
  name: string
  /** Takes the place of the help. */
  error?: string
  help?: string
  /** The word beside the label: that the field may stay empty, or must not. */
  optional?: string
  readOnly?: boolean
  onBlur?: FocusEventHandler
}

/** What the control inside a frame carries. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The bordered box of a control. */
export const ControlBox = chakra('span', control)

const Root = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '8px', minW: 0 },
  variants: { dense: { true: { gap: '4px' } } },
})

const Label = chakra('label', {
  base: { display: 'flex', alignItems: 'baseline', gap: '4px', textStyle: 'sm', fontWeight: 'bold' },
  variants: { dense: { true: { textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted' } } },
})

const Optional = chakra('span', { base: { textStyle: 'xs', fontWeight: 'normal', color: 'fg.subtle' } })

/** Label above, help or error below; the ids that tie them to the control are handed to the children. */
export function FieldFrame({
  label,
  labelHidden,
  dense,
  error,
  help,
  optional,
  counter,
  children,
}: FieldProps & { counter?: ReactNode; children: (control: ControlProps, labelId: string) => ReactNode }) {
  const id = useId()
  const [labelId, messageId] = [`${id}-label`, `${id}-message`]
  const message = error ?? help
  return (
    <Root dense={dense}>
      <Label id={labelId} htmlFor={id} dense={dense} className={labelHidden ? 'sr' : undefined}>
        {label}
        {optional && <Optional>{optional}</Optional>}
      </Label>
      {children(
        { id, 'aria-describedby': message ? messageId : undefined, 'aria-invalid': error ? true : undefined },
        labelId,
      )}
      <FieldMessage id={messageId} error={error} help={help} />
      {counter}
    </Root>
  )
}

const Message = chakra('p', {
  base: { display: 'flex', gap: '4px', mt: '-4px', textStyle: 'xs', color: 'fg.muted' },
  variants: { wrong: { true: { color: 'fg.error' } } },
})

/** The error with its icon, else the help, else nothing. */
export function FieldMessage({ id, error, help }: { id: string; error?: string; help?: string }) {
  if (!error && !help) return null
  return (
    <Message id={id} wrong={Boolean(error)}>
      {error && <Icon name="error-circle" size={16} />}
      {error || help}
    </Message>
  )
}
