import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { ControlBox, FieldFrame, type FieldProps } from './FieldFrame'
import { Icon, type IconName } from './Icon'

export interface TextFieldProps
  extends
    FieldProps,
    Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength' | 'autoFocus'> {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url'
  /** Lines shown; makes it a field of several lines. */
  rows?: number
  /** Digits at the right, at most 240 wide. */
  numeric?: boolean
  icon?: IconName
  /** A unit or a small button behind the text. */
  trailing?: ReactNode
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>
}

/** Text of one line, or of several with `rows`. */
export function TextField({
  value,
  onChange,
  type = 'text',
  rows,
  numeric,
  icon,
  trailing,
  ref,
  autoComplete,
  inputMode,
  placeholder,
  maxLength,
  autoFocus,
  ...field
}: TextFieldProps) {
  const { name, readOnly, onBlur, error } = field
  const own = { name, value, readOnly, onBlur, autoComplete, inputMode, placeholder, maxLength, autoFocus }
  return (
    <FieldFrame {...field}>
      {(control) => (
        <ControlBox
          data-invalid={error ? '' : undefined}
          data-locked={readOnly ? '' : undefined}
          data-numeric={numeric ? '' : undefined}
        >
          {icon && <Icon name={icon} />}
          {rows === undefined ? (
            <input
              {...control}
              {...own}
              // One ref for both kinds of element: callers only move the focus with it.
              ref={ref as Ref<HTMLInputElement>}
              type={type}
              onChange={(event) => onChange(event.target.value)}
            />
          ) : (
            <textarea
              {...control}
              {...own}
              ref={ref as Ref<HTMLTextAreaElement>}
              rows={rows}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
          {typeof trailing === 'string' ? <chakra.span color="fg.muted">{trailing}</chakra.span> : trailing}
          {readOnly && <Icon name="lock" size={16} />}
        </ControlBox>
      )}
    </FieldFrame>
  )
}
