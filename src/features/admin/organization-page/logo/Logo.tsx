import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useUploadOrganizationLogoMutation } from '../../../../api'
import { saidOr } from '../../../../flows/outcomes'
import { useChange } from '../../../../kit/change/useChange'
import { RefusalBanner } from '../../../../kit/form/DrawerForm'
import { initials } from '../../../../kit/initials'
import { useTouched } from '../../../../kit/leave/touched'
import { useText, type MessageId } from '../../../../texts'
import { Avatar } from '../../../../ui/Avatar'
import { Banner } from '../../../../ui/Banner'
import { Button } from '../../../../ui/Button'
import { IconButton } from '../../../../ui/IconButton'
import { logoOf, logoTypes } from './logo-file'

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '16px 24px',
    pb: '24px',
    '& > div': { minW: 0, flex: '1 1 200px' },
  },
})
const Actions = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' } })

type Chosen =
  | { readonly name: 'none' }
  | { readonly name: 'reading' }
  | { readonly name: 'wrong'; readonly mistake: MessageId }
  /** Shown, and not sent yet, or refused. */
  | { readonly name: 'previewed'; readonly file: File; readonly address: string; readonly isRefused: boolean }
  /** Stored, while the one that is known is still the former. */
  | { readonly name: 'saved'; readonly address: string; readonly former: string | undefined }

type Props = {
  /** What the organization is called. */
  name: string
  /** Where the stored logo is. */
  imageLink: string | undefined
  /** Stands beside it. */
  children: ReactNode
}

/** The logo of the organization: another one is chosen, looked at, and saved or discarded. */
export function Logo({ name, imageLink, children }: Props) {
  const text = useText()
  const picker = useRef<HTMLInputElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Chosen>({ name: 'none' })
  const change = useChange(useUploadOrganizationLogoMutation(), {
    done: ({ message }) => saidOr(message, { id: 'common.saved' }),
    failed: 'common.somethingWentWrong',
  })
  const isPreviewed = chosen.name === 'previewed'
  useTouched(row, isPreviewed && !change.busy)
  const address = 'address' in chosen ? chosen.address : undefined
  if (chosen.name === 'saved' && chosen.former !== imageLink) setChosen({ name: 'none' })
  // The browser keeps the file as long as its address.
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address])

  async function choose(file: File) {
    setChosen({ name: 'reading' })
    const logo = await logoOf(file)
    setChosen(
      'mistake' in logo
        ? { name: 'wrong', mistake: logo.mistake }
        : {
            name: 'previewed',
            file: logo.file,
            address: URL.createObjectURL(logo.file),
            isRefused: false,
          },
    )
  }

  async function save(preview: Extract<Chosen, { name: 'previewed' }>) {
    const isSaved = await change.send({ organizationLogoUpload: { file: preview.file } })
    if (isSaved) setChosen({ name: 'saved', address: preview.address, former: imageLink })
    else setChosen({ ...preview, isRefused: true })
  }

  return (
    <>
      <Row ref={row} aria-busy={chosen.name === 'reading'}>
        <Avatar
          shape="square"
          size={80}
          src={address ?? imageLink}
          initials={initials(name)}
          badge={
            <IconButton
              icon="camera"
              size="sm"
              framed
              round
              label={text('organizationLogo.choose')}
              disabledReason={
                chosen.name === 'reading' || change.busy ? text('organizationLogo.reading') : undefined
              }
              onClick={() => picker.current?.click()}
            />
          }
        />
        <input
          ref={picker}
          hidden
          type="file"
          accept={logoTypes}
          onChange={({ target }) => {
            const file = target.files?.[0]
            // The same file can be picked again.
            target.value = ''
            if (file) void choose(file)
          }}
        />
        {children}
        {isPreviewed && (
          <Actions>
            <span>{text('organizationLogo.notSaved')}</span>
            <Button onClick={() => setChosen({ name: 'none' })}>{text('organizationLogo.discard')}</Button>
            <Button kind="primary" loading={change.busy} onClick={() => void save(chosen)}>
              {text('organizationLogo.save')}
            </Button>
          </Actions>
        )}
      </Row>
      {chosen.name === 'wrong' && <Banner tone="danger">{text(chosen.mistake)}</Banner>}
      {isPreviewed && chosen.isRefused && !change.busy && <RefusalBanner {...change.failure} />}
    </>
  )
}
