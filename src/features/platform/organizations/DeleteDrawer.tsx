import { chakra } from '@chakra-ui/react'
import { useId, useState, type FormEvent } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Organization } from '../../../api'
import { CopyButton } from '../../../kit/CopyButton'
import { initials } from '../../../kit/initials'
import { SecondFactorDialog } from '../../../kit/second-factor/SecondFactorDialog'
import { ButtonLink } from '../../../kit/navigation/ButtonLink'
import { paths } from '../../../paths'
import { selectOrganizationId } from '../../../session/state'
import { useText } from '../../../texts'
import { Avatar } from '../../../ui/Avatar'
import { Banner } from '../../../ui/Banner'
import { Button } from '../../../ui/Button'
import { Panel } from '../../../kit/dialog/Panel'
import { TextField } from '../../../ui/TextField'
import { deletionAsked } from './state'

const Parts = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '16px' } })
const Head = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '16px' } })
const Names = chakra('div', {
  base: {
    flex: 1,
    minW: 0,
    overflowWrap: 'anywhere',
    '& > p': { fontWeight: 'bold', whiteSpace: 'pre-wrap' },
    '& > code': { color: 'fg.muted' },
  },
})

type Props = { organization: Organization; onClose: () => void }

/** The two spellings of accented letters are one; case, blanks and accents must match (B29). */
const same = (typed: string, name: string) => typed.normalize('NFC') === name.normalize('NFC')

/** Deleting an organization: its exact name is typed, then a question and a code follow. */
export function DeleteDrawer({ organization, onClose }: Props) {
  const text = useText()
  const dispatch = useDispatch()
  const formId = useId()
  const own = useSelector(selectOrganizationId)
  // The row as it was when the drawer opened, whatever the list shows meanwhile (B39).
  const [{ id, name, imageLink }] = useState(organization)
  const [typed, setTyped] = useState('')
  const isSame = same(typed, name)
  const remove = (event: FormEvent) => {
    event.preventDefault()
    if (isSame) dispatch(deletionAsked({ id, name }))
  }
  if (id === own)
    return (
      <Panel size="medium" title={text('organizations.deleteTitle')} onClose={onClose}>
        <Parts as="div">
          <About id={id} name={name} imageLink={imageLink} />
          <Banner
            tone="danger"
            action={
              <ButtonLink to={paths.selectOrganization}>{text('organizations.chooseOther')}</ButtonLink>
            }
          >
            {text('organizations.deleteOwn')}
          </Banner>
        </Parts>
      </Panel>
    )
  return (
    <Panel
      size="medium"
      title={text('organizations.deleteTitle')}
      onClose={onClose}
      action={
        <Button
          kind="danger"
          icon="trash"
          type="submit"
          form={formId}
          disabledReason={isSame ? undefined : text('organizations.typeNameFirst')}
        >
          {text('organizations.delete')}
        </Button>
      }
    >
      <Parts id={formId} noValidate onSubmit={remove}>
        <About id={id} name={name} imageLink={imageLink} />
        <Banner tone="danger">
          <b>{text('organizations.deleteForever')}</b>
          <p>{text('organizations.deleteText')}</p>
        </Banner>
        <TextField
          name="organizationName"
          label={text('organizations.typeName')}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
      </Parts>
      <SecondFactorDialog />
    </Panel>
  )
}

/** Which one it is. */
function About({ id, name, imageLink }: Pick<Organization, 'id' | 'name' | 'imageLink'>) {
  const text = useText()
  return (
    <Head>
      <Avatar initials={initials(name)} {...(imageLink && { src: imageLink })} shape="square" size={40} />
      <Names>
        <p>{name}</p>
        <code translate="no">{id}</code>
      </Names>
      <CopyButton label={text('organizations.copyName')} read={() => name} />
    </Head>
  )
}
