import { chakra } from '@chakra-ui/react'

/** Above a list that is no page of its own: what can be made, and what is made of all that was found. */
export const ListActions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px', mb: '16px' },
})
