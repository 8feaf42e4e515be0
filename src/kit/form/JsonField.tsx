import { chakra } from '@chakra-ui/react'
import { mistakeIn } from '../../json-text'
import { useText } from '../../texts'
import { TextField, type TextFieldProps } from '../../ui/TextField'

const Code = chakra('div', {
  base: {
    '& textarea': { fontFamily: 'mono', textStyle: { base: 'md', md: 'xs' }, whiteSpace: 'pre', tabSize: 2 },
  },
})

/** JSON to be written; what is wrong with it is told with the place where it stops being JSON. */
export function JsonField({ error, ...field }: TextFieldProps) {
  const text = useText()
  const mistake = error && field.value.trim() !== '' ? mistakeIn(field.value) : undefined
  const told = error && mistake ? text('json.mistake', { error, ...mistake }) : error
  return (
    <Code>
      <TextField rows={12} autoComplete="off" {...field} {...(told !== undefined && { error: told })} />
    </Code>
  )
}
