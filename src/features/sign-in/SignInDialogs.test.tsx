import { configureStore } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import { NO_ANSWER } from '../../api/refusal'
import type { SignInPort } from './port'
import { SignInDialogs } from './SignInDialogs'

const nothing = () => undefined
const port = {
  engine: async () => ({ store: configureStore({ reducer: () => ({}) }) }),
  tell: nothing,
} as unknown as SignInPort

test('SIGNIN-36 a code that nothing answers is told as a failed network; to send it again does no harm', async () => {
  const refusal = { status: NO_ANSWER, message: 'Failed to fetch', also: 'network.mayBeDoneUnseen' } as const
  render(
    <SignInDialogs
      view={{
        sending: false,
        captcha: 'ready',
        step: { name: 'code', userName: 'an@acme.example' },
        refusal,
      }}
      lang="en"
      port={port}
      policy={false}
      onPolicyClose={nothing}
      onFailed={nothing}
    />,
  )
  expect(await screen.findByText(/The network failed, or the answer took too long\.$/)).toBeVisible()
  expect(screen.queryByText(/may have been done/)).not.toBeInTheDocument()
})
