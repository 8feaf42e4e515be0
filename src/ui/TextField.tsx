import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { ControlBox, FieldFrame, type FieldProps } from './FieldFrame'
import { Icon, type IconName } from './Icon'

export type FieldLimit = {
  /** Characters, as the server counts them. */
  readonly most: number
  /** The words for how many are left; below zero, for how many are too many. */
  readonly left: (count: number) => string
}

export interface TextFieldProps
  extends
    FieldProps,
    Pick<
      ComponentProps<'input'>,
      'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength' | 'autoFocus' | 'disabled'
    > {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url'
  /** Lines shown; makes it a field of several lines. */
  rows?: number
  /** Of several lines: what stands there is a secret and cannot be read over one's shoulder, nor is it checked for spelling. */
  concealed?: boolean
  /** Digits at the right, at most 240 wide. */
  numeric?: boolean
  icon?: IconName
  /** From four fifths of it on, what is left is told below the field. Nothing typed is cut off. */
  limit?: FieldLimit | undefined
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
  concealed,
  numeric,
  icon,
  limit,
  trailing,
  ref,
  autoComplete,
  inputMode,
  placeholder,
  maxLength,
  autoFocus,
  disabled,
  ...field
}: TextFieldProps) {
  const { name, readOnly, onBlur, error } = field
  const typing = { autoComplete, inputMode, placeholder, maxLength, autoFocus, disabled }
  const own = { name, value, readOnly, onBlur, ...typing }
  return (
    <FieldFrame {...field} counter={limit && <Counter value={value} {...limit} />}>
      {(control) => (
        <ControlBox
          data-invalid={error ? '' : undefined}
          data-locked={readOnly || disabled ? '' : undefined}
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
              {...(concealed !== undefined && {
                spellCheck: false,
                autoCapitalize: 'none',
                translate: 'no',
                'data-concealed': concealed,
              })}
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

const Left = chakra('p', { base: { mt: '-4px', textStyle: 'xs', color: 'fg.muted', textAlign: 'end' } })

/** What is left is seen with each character, and heard in steps of ten. */
function Counter({ value, most, left }: FieldLimit & { value: string }) {
  const count = most - [...value].length
  const isNear = count < most / 5
  const step = count > 10 ? Math.ceil(count / 10) * 10 : count
  return (
    <>
      {isNear && <Left aria-hidden="true">{left(count)}</Left>}
      <span className="sr" role="status">
        {isNear && left(step)}
      </span>
    </>
  )
}
