/** What opens over a page, behind one `import()` (`code.ts`): Chakra's parts, with all that places and traps. */
export { DialogPart } from './DialogPart'
export { DrawerPart } from './DrawerPart'
export { MenuPart } from './MenuPart'
export { PopoverPart } from './PopoverPart'
export { TooltipPart } from './TooltipPart'
