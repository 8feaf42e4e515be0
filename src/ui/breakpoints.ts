/** Widths in pixels from which there is more room; `wide` is to the Modern layout what `lg` is to the Standard one. */
export const breakpoints = { sm: 400, md: 768, lg: 1024, wide: 1280, xl: 1920 } as const

const from = <Width extends number>(width: Width) => `@media (min-width: ${width}px)` as const

/** For styles: from these widths on. */
export const atLg = from(breakpoints.lg)
export const atWide = from(breakpoints.wide)

/** For styles: there is room, and a pointer that needs no 44 pixels. */
export const atDesk = `@media (min-width: ${breakpoints.md}px) and (hover: hover)` as const

/** For `useMedia`: everything narrower, fractions of a pixel included. */
export const below = (width: number) => `(max-width: ${width - 0.02}px)`
