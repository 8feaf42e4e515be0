import { chakra } from '@chakra-ui/react'
import { TextField, type TextFieldProps } from '../../ui/TextField'

const Code = chakra('div', {
  base: {
    '& textarea': { fontFamily: 'mono', textStyle: { base: 'md', md: 'xs' }, whiteSpace: 'pre', tabSize: 2 },
  },
})

/** JSON to be written. */
export const JsonField = (field: TextFieldProps) => (
  <Code>
    <TextField rows={12} autoComplete="off" {...field} />
  </Code>
)
