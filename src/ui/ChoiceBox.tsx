import { Popover, Portal, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ControlBox, FieldFrame, type FieldProps } from './FieldFrame'
import { Icon } from './Icon'
import { control as box } from './recipes'

const Trigger = chakra('button', box)

interface ChoiceBoxProps extends FieldProps {
  /** What is chosen, in words. */
  words: string
  /** Shown while nothing is chosen. */
  placeholder: string
  /** What gets the focus when it opens; else the first field in it. */
  initialFocus?: () => HTMLElement | null
  onOpen?: () => void
  /** What opens below: a `Popover.Content`, named by the label whose id it gets. */
  children: (labelId: string) => ReactNode
}

/** A field that shows what is chosen, and opens what can be. */
export function ChoiceBox(props: ChoiceBoxProps) {
  const { words, placeholder, initialFocus, onOpen, children, ...field } = props
  const { name, readOnly, onBlur, error } = field
  return (
    <FieldFrame {...field}>
      {(control, labelId) =>
        readOnly ? (
          <ControlBox data-locked="">
            <input {...control} name={name} readOnly value={words} />
            <Icon name="lock" size={16} />
          </ControlBox>
        ) : (
          <Popover.Root
            lazyMount
            unmountOnExit
            ids={{ trigger: control.id }}
            {...(initialFocus && { initialFocusEl: initialFocus })}
            onOpenChange={({ open }) => open && onOpen?.()}
            positioning={{ placement: 'bottom-start', gutter: 4, sameWidth: true }}
          >
            <Popover.Trigger asChild>
              <Trigger
                w="100%"
                name={name}
                aria-labelledby={`${labelId} ${control.id}-words`}
                aria-describedby={control['aria-describedby']}
                aria-invalid={control['aria-invalid']}
                data-invalid={error ? '' : undefined}
                onBlur={onBlur}
              >
                <chakra.span
                  id={`${control.id}-words`}
                  className="cut"
                  flex={1}
                  color={words ? undefined : 'fg.subtle'}
                >
                  {words || placeholder}
                </chakra.span>
                <Icon name="chevron-down" size={16} />
              </Trigger>
            </Popover.Trigger>
            <Portal>
              <Popover.Positioner>{children(labelId)}</Popover.Positioner>
            </Portal>
          </Popover.Root>
        )
      }
    </FieldFrame>
  )
}
