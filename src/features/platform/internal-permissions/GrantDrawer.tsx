import { chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useSelector } from 'react-redux'
import { useGrantInternalPermissionsMutation, useSuggestOrganizationsQuery } from '../../../api'
import { NotChecked } from '../../../domain/access/NotChecked'
import type { OwnerCapability } from '../../../domain/internal-permissions/useOwnerCapability'
import { PermissionPicker } from '../../../domain/permission-groups/PermissionPicker'
import { phraseOf, saidOr } from '../../../flows/outcomes'
import { useChange } from '../../../kit/change/useChange'
import { Panel } from '../../../kit/dialog/Panel'
import { FormActions, FormFields, FormNotices } from '../../../kit/form/DrawerForm'
import { useForm, type Form } from '../../../kit/form/form'
import { useDebounced } from '../../../kit/useDebounced'
import { useWords } from '../../../kit/useWords'
import { selectUser } from '../../../session/state'
import { useText } from '../../../texts'
import { timings } from '../../../timings'
import { Banner } from '../../../ui/Banner'
import { TagsField } from '../../../ui/TagsField'
import { TextField } from '../../../ui/TextField'
import type { Filters } from './filters'
import {
  begunBy,
  grantOf,
  isUserId,
  MOST_LOSERS,
  schema,
  takesAll,
  userIdOf,
  type GrantValues,
} from './grant-form'
import { Losses, lossesOf } from './Losses'
import { useHeld } from './useHeld'

const Refused = chakra('p', { base: { color: 'fg.error', overflowWrap: 'anywhere' } })
const NOBODY: readonly string[] = []

type Props = {
  /** What the list is filtered by. */
  begun: Filters
  capability: OwnerCapability
  onClose: () => void
}

/**
 * 'GRANT': the named people hold exactly the named permissions in an organization from then on. What that takes away from
 * whom is told before; where it is everything, the id of the organization is typed first.
 */
export function GrantDrawer({ begun, capability, onClose }: Props) {
  const text = useText()
  const words = useWords()
  const formId = useId()
  const own = useSelector(selectUser)?.id
  const change = useChange(useGrantInternalPermissionsMutation(), {
    done: ({ message }) => saidOr(message, { id: 'internalPermissions.granted' }),
    failed: 'common.somethingWentWrong',
    tell: 'commonError',
    stale: ['InternalPermission'],
    onClose,
  })
  const atFirst = begunBy(begun)
  // What is filled in by itself is nothing that would be lost.
  const [present, setPresent] = useState(NOBODY)
  const form = useForm({
    initial: { ...atFirst, permissions: together(atFirst.permissions, present) },
    schema,
    busy: change.busy,
    draft: 'internalPermissions.grant',
    secrets: ['confirmation'],
    onSend: (typed) => blocked() === undefined && change.send({ internalPermissionGrant: grantOf(typed) }),
  })
  const { orgId: typedId, userIds, permissions } = form.values
  const [orgId] = useDebounced(typedId.trim(), timings.searchPause)
  const organization = useOrganization(orgId)
  const all = takesAll(form.values)
  const wrong = userIds.filter((id) => !isUserId(id))
  const tooMany = userIds.length > MOST_LOSERS
  const held = useHeld(orgId, tooMany ? NOBODY : userIds.filter(isUserId))
  const losses = tooMany || orgId === '' ? [] : lossesOf(userIds.filter(isUserId), permissions, held.of)
  const [only] = userIds.length === 1 ? losses : []
  usePresent(form, only?.held.name === 'read' ? only.held.permissions : NOBODY, setPresent)

  const { refusal, otherwise } = change.failure
  const blocked = () => {
    if (capability.reason !== undefined) return capability.reason
    if (!all) return undefined
    if (tooMany) return text('internalPermissions.tooMany', { most: MOST_LOSERS })
    // A press says what is wrong with them.
    if (wrong.length > 0) return undefined
    if (orgId !== typedId.trim() || losses.some((loss) => loss.held.name !== 'read'))
      return text('internalPermissions.notKnownYet')
    if (form.values.confirmation.trim() !== orgId) return text('internalPermissions.typeIdFirst')
    return undefined
  }
  return (
    <Panel
      size="medium"
      title={text('internalPermissions.grantTitle')}
      onClose={onClose}
      footer={
        <FormActions
          form={form}
          formId={formId}
          send={
            all
              ? text('internalPermissions.revokeAll', { count: userIds.length })
              : text('internalPermissions.grant')
          }
          danger={all}
          blocked={blocked()}
          onCancel={onClose}
        />
      }
    >
      <FormFields id={formId} {...form.props}>
        <FormNotices form={form} />
        {/* The notice of the common error goes by itself. */}
        {refusal && !form.busy && <Refused>{words(phraseOf(refusal, otherwise))}</Refused>}
        <NotChecked {...capability} />
        <TextField
          {...form.field('orgId')}
          label={text('internalPermissions.orgId')}
          help={organization}
          autoComplete="off"
        />
        <TagsField
          {...form.field('userIds')}
          label={text('internalPermissions.userIds')}
          placeholder={text('internalPermissions.userIdsExample')}
          help={
            wrong.length > 0
              ? text('internalPermissions.wrong', { count: wrong.length, words: wrong.join(', ') })
              : text('internalPermissions.people', { count: userIds.length })
          }
          removeLabel={(word) => text('internalPermissions.remove', { word })}
          clean={userIdOf}
          isWrong={(word) => !isUserId(word)}
        />
        <PermissionPicker
          among="internal"
          {...form.field('permissions')}
          multiple
          label={text('internalPermissions.permissions')}
          placeholder={text('internalPermissions.noPermissions')}
        />
        <Banner tone="warning">
          <p>{text('internalPermissions.warning')}</p>
          {permissions.length > 0 && <p>{text('internalPermissions.exactly')}</p>}
          {own !== undefined && userIds.includes(own) && <p>{text('common.yourself')}</p>}
        </Banner>
        {all && tooMany && (
          <Banner tone="danger">{text('internalPermissions.tooMany', { most: MOST_LOSERS })}</Banner>
        )}
        <Losses losses={losses} all={all} organization={orgId} onTryAgain={held.again} />
        {all && !tooMany && (
          <TextField
            {...form.field('confirmation')}
            label={text('internalPermissions.typeId', { orgId: typedId.trim() })}
            autoComplete="off"
          />
        )}
      </FormFields>
    </Panel>
  )
}

/** What the organization of a typed id is called, or that none is found by it; nothing while that is not known. */
function useOrganization(id: string): string | undefined {
  const text = useText()
  const { currentData } = useSuggestOrganizationsQuery({ query: id }, { skip: id === '' })
  if (id === '' || !currentData) return undefined
  const found = currentData.results.find((organization) => organization.id === id)
  return found?.name ?? text('internalPermissions.noOrganization')
}

/** One person's present permissions are filled in, once, so that a further one takes none away (INTPERM-36). */
function usePresent(
  form: Form<GrantValues>,
  present: readonly string[],
  onFilled: (present: readonly string[]) => void,
) {
  const { orgId, userIds, permissions } = form.values
  const key = present.length === 0 ? '' : [orgId.trim(), ...userIds].join('\n')
  const fill = useEffectEvent(() => {
    form.field('permissions').onChange(together(permissions, present))
    onFilled(present)
  })
  // The form keeps its values outside of what is drawn.
  useEffect(() => {
    if (key !== '') fill()
  }, [key])
}

const together = (some: readonly string[], more: readonly string[]) => [...new Set([...some, ...more])]
