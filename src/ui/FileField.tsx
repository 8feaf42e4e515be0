import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { FieldFrame, type FieldProps } from './FieldFrame'
import { Icon } from './Icon'
import { IconButton } from './IconButton'

const Zone = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minH: '64px',
    px: '16px',
    py: '8px',
    border: '1px dashed var(--line-control)',
    borderRadius: 'l2',
    bg: 'bg.subtle',
    '&[data-chosen]': { borderStyle: 'solid' },
    '&[data-over]': { borderColor: 'var(--primary)', bg: 'brand.subtle' },
    '&[data-invalid]': { borderColor: 'fg.error' },
    '&:focus-within:has(input:focus-visible)': { outline: '2px solid var(--ring)', outlineOffset: '2px' },
    '& > button': { position: 'relative' },
  },
})
// Over all of the zone: a browser takes a click and a dropped file there by itself.
const Input = chakra('input', {
  base: { position: 'absolute', inset: 0, w: '100%', opacity: 0, cursor: 'pointer', fontSize: 0 },
})
const Chosen = chakra('div', {
  base: {
    flex: 1,
    minW: 0,
    '& > strong': { display: 'block', overflowWrap: 'anywhere' },
    '& > span': { textStyle: 'xs', color: 'fg.muted' },
  },
})

interface FileFieldProps extends FieldProps {
  value: File | null
  onChange: (file: File | null) => void
  /** What the browser's own dialog offers. */
  accept: string
  /** What stands in the field while there is no file, and below that. */
  placeholder: string
  hint: string
  /** About the chosen file, below its name. */
  about: string
  removeLabel: string
  /** The chosen file is on its way. */
  locked?: boolean
}

/** One file: chosen in the browser's dialog, or dropped here. */
export function FileField(props: FileFieldProps) {
  const { value, onChange, accept, placeholder, hint, about, removeLabel, locked = false, ...field } = props
  const chosenId = useId()
  const [isOver, setIsOver] = useState(false)
  return (
    <FieldFrame {...field}>
      {(control) => (
        <Zone
          data-chosen={value ? '' : undefined}
          data-over={isOver && !locked ? '' : undefined}
          data-invalid={field.error ? '' : undefined}
        >
          <Icon name={value ? 'document' : 'plus'} />
          <Chosen id={chosenId}>
            <strong>{value ? value.name : placeholder}</strong>
            <span>{value ? about : hint}</span>
          </Chosen>
          {!locked && (
            <Input
              {...control}
              type="file"
              name={field.name}
              accept={accept}
              aria-describedby={[chosenId, control['aria-describedby']].filter(Boolean).join(' ')}
              onBlur={field.onBlur}
              onDragEnter={() => setIsOver(true)}
              onDragLeave={() => setIsOver(false)}
              onDrop={() => setIsOver(false)}
              onChange={({ target }) => {
                const file = target.files?.[0]
                // The same file can be chosen again, after it was changed.
                target.value = ''
                if (file) onChange(file)
              }}
            />
          )}
          {value && !locked && (
            <IconButton
              icon="close"
              size="sm"
              label={removeLabel}
              onClick={({ currentTarget }) => {
                // The button goes by its press.
                currentTarget.parentElement?.querySelector('input')?.focus()
                onChange(null)
              }}
            />
          )}
        </Zone>
      )}
    </FieldFrame>
  )
}
