import { useEffect, useState } from 'react'
import { formattedInBlocks, type Block } from './json'

type Formatting = {
  /** The first ones while the rest is on its way. */
  readonly blocks: readonly Block[]
  /** The whole text, once it is there. */
  readonly text: string | undefined
}
const nothing: Formatting = { blocks: [], text: undefined }

/** A long JSON in blocks, made ready while the page goes on. */
export function useBlocks(json: string): Formatting {
  const [formatting, setFormatting] = useState<Formatting>(nothing)
  // What takes longer than a moment goes on outside of what is drawn.
  useEffect(() => {
    let isLeft = false
    const show = (next: Formatting) => {
      if (!isLeft) setFormatting(next)
    }
    const format = async () => {
      const blocks = await formattedInBlocks(json, (begun) => show({ blocks: begun, text: undefined }))
      show({ blocks, text: blocks.map(({ text }) => text).join('') })
    }
    void format()
    return () => void (isLeft = true)
  }, [json])
  return formatting
}
