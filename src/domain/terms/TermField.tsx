import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { string } from 'yup'
import { message, type Form } from '../../kit/form/form'
import { RichTextField } from '../../kit/rich-text/RichTextField'
import { useText, type MessageId } from '../../texts'
import { Html, Reading, sanitized } from './Html'

const Split = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    '@container (min-width: 880px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
const Preview = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '8px', minW: 0 },
})
const About = chakra('small', {
  base: { ms: '4px', textStyle: 'xs', fontWeight: 'normal', color: 'fg.subtle' },
})

type Props = {
  field: ReturnType<Form<{ term: string }>['field']>
  /** The text as it is stored, of which the editor may not keep everything. */
  stored: string | undefined
  /** Who sees it like this, and when. */
  about: MessageId
}

/** The text of terms in its editor, and beside it as it is read before one agrees. Stands in a container of its own. */
export function TermField({ field, stored, about }: Props) {
  const text = useText()
  const id = useId()
  return (
    <Split>
      <RichTextField
        {...field}
        stored={stored}
        label={text('termField.text')}
        help={text('termField.help')}
      />
      <Preview>
        <h3 id={id}>
          {text('termField.preview')}
          <About>{text(about)}</About>
        </h3>
        <Reading role="region" aria-labelledby={id} tabIndex={0}>
          <Html html={field.value} />
        </Reading>
      </Preview>
    </Split>
  )
}

/** A text of terms: markup without a word is none. */
export const termText = string()
  .defined()
  .test('required', message('common.required'), (html) => bodyOf(html).textContent.trim() !== '')

const bodyOf = (html: string): HTMLElement =>
  new DOMParser().parseFromString(sanitized(html), 'text/html').body

/** The words of a text, for whoever compares two of them. */
export const wordsOf = (html: string): string =>
  [...bodyOf(html).children].map(({ textContent }) => textContent.trim()).join(' · ')
