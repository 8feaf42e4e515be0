import type { Decorator } from '@storybook/react-webpack5'
import { useState, type ComponentType } from 'react'

/** For what a story's component tells and nobody needs to hear. */
export const nothing = () => undefined

/** A name of many words, as it may stand anywhere a person has typed one. */
export const longWords =
  'Công ty Cổ phần Đầu tư, Thương mại và Dịch vụ Công nghệ Truyền thông Phương Đông – Chi nhánh Thành phố Hồ Chí Minh'

type Args = Readonly<Record<string, unknown>>

/** A decorator: what the component tells by `told` is its next `name`, as a form would keep it. */
export const keeps =
  (name: string, told = 'onChange'): Decorator =>
  (Story, { args, id }) => <Keeping key={id} {...{ Story, args, name, told }} />

type Props = { Story: ComponentType<{ args: Args }>; args: Args; name: string; told: string }

function Keeping({ Story, args, name, told }: Props) {
  const [kept, keep] = useState(args[name])
  // A function would be taken for what makes the next value.
  return <Story args={{ ...args, [name]: kept, [told]: (next: unknown) => keep(() => next) }} />
}
