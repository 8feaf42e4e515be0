import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ControlBox, FieldFrame, type FieldProps } from './FieldFrame'
import { Icon } from './Icon'
import { FloatingPopover } from './overlays/FloatingPopover'
import type { PopoverPartProps } from './overlays/PopoverPart'
import { useOpening } from './overlays/useOpening'
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
  /** Of the box that opens below. */
  content?: PopoverPartProps['content']
  /** What is in it; the label names it too. */
  children: (labelId: string, close: () => void) => ReactNode
}

/** A field that shows what is chosen, and opens what can be. */
export function ChoiceBox(props: ChoiceBoxProps) {
  const { words, placeholder, initialFocus, onOpen, content, children, ...field } = props
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
          <Choosing
            label={field.label}
            triggerId={control.id}
            onOpen={onOpen}
            initialFocus={initialFocus}
            content={{ ...content, 'aria-labelledby': labelId }}
            trigger={(attributes) => (
              <Trigger
                {...attributes}
                type="button"
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
            )}
          >
            {(close) => children(labelId, close)}
          </Choosing>
        )
      }
    </FieldFrame>
  )
}

interface ChoosingProps extends Pick<PopoverPartProps, 'initialFocus' | 'content'> {
  label: string
  triggerId: string
  onOpen: (() => void) | undefined
  trigger: (attributes: ReturnType<typeof useOpening>['triggerProps']) => ReactNode
  children: (close: () => void) => ReactNode
}

function Choosing({ label, triggerId, onOpen, initialFocus, content, trigger, children }: ChoosingProps) {
  const opening = useOpening({ kind: 'dialog', onOpen, triggerId })
  return (
    <>
      {trigger(opening.triggerProps)}
      <FloatingPopover
        opening={opening}
        label={label}
        initialFocus={initialFocus}
        positioning={{ placement: 'bottom-start', gutter: 4, sameWidth: true }}
        content={content}
      >
        {children(opening.close)}
      </FloatingPopover>
    </>
  )
}
