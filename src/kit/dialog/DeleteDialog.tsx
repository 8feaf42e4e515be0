import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useText, type MessageId } from '../../texts'
import { useChange, type Mutation } from '../change/useChange'
import { ConfirmDialog, confirmProps } from './ConfirmDialog'

const Name = chakra('strong', { base: { display: 'block' } })

type Props<Arg> = {
  title: MessageId
  /** What goes, as its list calls it. */
  name: ReactNode
  /** The generated hook of the deletion, and what it is asked with. */
  useDeletion: () => Mutation<Arg, unknown>
  arg: Arg
  /** What is said of a refusal when the server gave no reason. */
  failed?: MessageId
  onClose: () => void
}

/** Asks before a record goes, naming it, in the documents' words. */
export function DeleteDialog<Arg>(props: Props<Arg>) {
  const { title, name, useDeletion, arg, failed = 'common.failedToDelete', onClose } = props
  const text = useText()
  const change = useChange(useDeletion(), { done: 'common.deleted', failed, onClose })
  return (
    <ConfirmDialog
      {...confirmProps(change, arg, onClose)}
      title={text(title)}
      confirm={text('common.delete')}
      danger
    >
      <Name>{name}</Name> {text('confirm.remove')}
    </ConfirmDialog>
  )
}
