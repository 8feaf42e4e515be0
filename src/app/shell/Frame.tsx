import { chakra } from '@chakra-ui/react'
import { Outlet } from 'react-router-dom'
import type { ReactNode } from 'react'
import { useArrival } from '../../kit/navigation/useArrival'
import { useText } from '../../texts'
import { Footer } from './Footer'

const Skip = chakra('a', {
  base: {
    position: 'fixed',
    top: '12px',
    insetStart: '12px',
    zIndex: 30,
    px: '16px',
    py: '10px',
    borderRadius: 'l2',
    bg: 'bg.panel',
    boxShadow: 'md',
    fontWeight: 'bold',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
})

// What stands in `--side` at the left belongs to the menu.
const Column = chakra('div', {
  base: {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    minW: 0,
    // Content narrower than its place stands in the middle of it.
    '--beside': 'max(var(--pad), (100% - var(--side, 0px) - var(--content, 100%)) / 2)',
    paddingInlineStart: 'calc(var(--side, 0px) + var(--beside))',
    paddingInlineEnd: 'var(--beside)',
    pt: { base: '16px', md: 'var(--content-top, 24px)' },
    transition: 'padding var(--slide) var(--ease)',
  },
})

const Above = chakra('div', { base: { mb: '8px' } })
const Main = chakra('main', { base: { flex: 1, minW: 0, w: '100%', outline: 'none' } })

type Props = {
  /** Header and menu, before the content. */
  chrome: ReactNode
  /** In place of the screen that the route names. */
  children?: ReactNode
  maxWidth?: string
  /** Between header and content. */
  above?: ReactNode
}

/** Skip link, chrome, content and footer: what every shell has. Stands in a column of full height. */
export function Frame({ chrome, children = <Outlet />, maxWidth, above }: Props) {
  const text = useText()
  const main = useArrival()
  return (
    <>
      <Skip
        href="#content"
        onClick={(event) => {
          event.preventDefault() // the address stays as it is
          main.current?.focus()
        }}
      >
        {text('shell.skip')}
      </Skip>
      {chrome}
      <Column>
        {above && <Above>{above}</Above>}
        <Main id="content" ref={main} tabIndex={-1} maxW={maxWidth} mx="auto">
          {children}
        </Main>
        <Footer />
      </Column>
    </>
  )
}
