import { chakra } from '@chakra-ui/react'
import type { CSSProperties } from 'react'
import { useIntl } from 'react-intl'
import { useText, type MessageId } from '../../../../texts'
import { canvasOf, colorGroup, contrast, type Theme } from '../../../../ui/color'
import { Icon } from '../../../../ui/Icon'
import { Mark } from '../../../../ui/Mark'

const Root = chakra('section', {
  base: {
    '& > h3': { mb: '8px' },
    '& > h3 > small': { ms: '4px', textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted' },
  },
})
const Themes = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    '@container (min-width: 520px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

/** A piece of the console in a theme of its own. */
const Sample = chakra('div', {
  base: {
    overflow: 'hidden',
    border: '1px solid var(--line)',
    borderRadius: 'l2',
    bg: 'var(--canvas)',
    color: 'var(--text)',
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      px: '12px',
      py: '8px',
      borderBottom: '1px solid var(--line)',
      bg: 'var(--surface)',
    },
    '& > p': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '12px',
      p: '12px',
    },
    '& b': {
      px: '12px',
      py: '6px',
      borderRadius: 'l2',
      bg: 'var(--primary)',
      color: 'var(--on-primary)',
    },
    '& em': {
      px: '12px',
      py: '6px',
      borderRadius: 'l2',
      bg: 'var(--primary-subtle)',
      color: 'var(--primary-text)',
      fontStyle: 'normal',
      fontWeight: 'bold',
    },
    '& u': { color: 'var(--primary-text)' },
  },
})
const Figures = chakra('dl', {
  base: {
    mt: '8px',
    textStyle: 'xs',
    '& > div': { display: 'flex', gap: '8px', py: '2px' },
    '& dt': { flex: 1, minW: 0 },
    '& dd': { display: 'flex', alignItems: 'center', gap: '4px' },
    '& .icon, & .icon + span': { color: 'fg.success' },
  },
})

const themes: readonly { readonly theme: Theme; readonly label: MessageId }[] = [
  { theme: 'light', label: 'shell.themeLight' },
  { theme: 'dark', label: 'shell.themeDark' },
]

type Props = {
  /** With six digits. */
  colour: string
  /** What is typed now is no colour; this is the last that was one. */
  isLastGood: boolean
}

/** How a colour looks in both themes, and how well what is written in it can be read. */
export function ThemePreview({ colour, isLastGood }: Props) {
  const text = useText()
  return (
    <Root>
      <h3>
        {text('organizationTheme.preview')}
        {isLastGood && <small>{text('organizationTheme.lastGood', { colour })}</small>}
      </h3>
      <Themes>
        {themes.map(({ theme, label }) => (
          <InTheme key={theme} theme={theme} label={text(label)} colour={colour} />
        ))}
      </Themes>
    </Root>
  )
}

function InTheme({ theme, label, colour }: { theme: Theme; label: string; colour: string }) {
  const text = useText()
  const { formatNumber } = useIntl()
  const group = colorGroup(colour, theme)
  const figures: readonly [MessageId, number][] = [
    ['organizationTheme.buttonText', contrast(group['--on-primary'], group['--primary'])],
    ['organizationTheme.selectedItem', contrast(group['--primary-text'], group['--primary-subtle'])],
    ['organizationTheme.link', contrast(group['--primary-text'], canvasOf(theme))],
  ]
  return (
    <div role="group" aria-label={label}>
      {/* React's type of a style knows no variables. */}
      <Sample data-theme={theme} style={group as CSSProperties} aria-hidden="true">
        <header>
          <Mark />
          {label}
        </header>
        <p>
          <b>{text('common.save')}</b>
          <em>{text('organizationTheme.selected')}</em>
          <u>{text('organizationTheme.seeAll')}</u>
        </p>
      </Sample>
      <Figures>
        {figures.map(([id, ratio]) => (
          <div key={id}>
            <dt>{text(id)}</dt>
            <dd>
              {/* Rounded down, so that no figure promises more than there is. */}
              <b>
                {text('organizationTheme.ratio', {
                  ratio: formatNumber(Math.floor(ratio * 10) / 10, { minimumFractionDigits: 1 }),
                })}
              </b>
              <Icon name="check" size={16} />
              <span>{text('organizationTheme.readable')}</span>
            </dd>
          </div>
        ))}
      </Figures>
    </div>
  )
}
