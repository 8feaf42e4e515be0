import { renderHook, waitFor } from '@testing-library/react'
import { useArriving } from './useArriving'

test('code that comes by somebody else while its place is drawn is shown', async () => {
  let come: string | undefined
  const load = () => Promise.resolve('the part')
  const { result } = renderHook(() => {
    const drawn = useArriving(() => come, load)
    come = 'the part'
    return drawn
  })
  await waitFor(() => expect(result.current[0]).toBe('the part'))
})

test('code that is there is not fetched', () => {
  const load = jest.fn(() => Promise.resolve('again'))
  const { result } = renderHook(() => useArriving(() => 'the part', load))
  expect(result.current[0]).toBe('the part')
  expect(load).not.toHaveBeenCalled()
})
