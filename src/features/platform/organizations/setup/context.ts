import { createContext, use } from 'react'

type Setup = {
  /** The organization that is set up. */
  readonly orgId: string
}

export const SetupContext = createContext<Setup | undefined>(undefined)

export function useSetup(): Setup {
  const setup = use(SetupContext)
  if (!setup) throw new Error('a page of the setup stands outside its drawer')
  return setup
}
