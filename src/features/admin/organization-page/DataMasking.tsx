import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import {
  organizationPageApi,
  useGetOrganizationDataMaskingQuery,
  useSaveOrganizationDataMaskingMutation,
  type DataMaskingInput,
  type DataSetting,
} from '../../../api'
import { saidOr } from '../../../flows/outcomes'
import { useChange } from '../../../kit/change/useChange'
import { useLookUp } from '../../../kit/change/useLookUp'
import { ConfirmDialog, confirmProps } from '../../../kit/dialog/ConfirmDialog'
import { useText } from '../../../texts'
import { Card } from '../../../ui/Card'
import { SwitchField } from '../../../ui/SwitchField'
import { SectionContent } from '../../../kit/query/SectionContent'

type Flag = keyof DataMaskingInput

const flags: readonly Flag[] = ['showMaskingData', 'maskingAddress', 'maskingEmail', 'maskingPhone']

const flagsOf = (setting: DataSetting | undefined): DataMaskingInput => ({
  showMaskingData: setting?.showMaskingData ?? false,
  maskingAddress: setting?.maskingAddress ?? false,
  maskingEmail: setting?.maskingEmail ?? false,
  maskingPhone: setting?.maskingPhone ?? false,
})

const Rows = chakra('ul', {
  base: {
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '16px',
      minH: '52px',
      px: { base: '16px', md: '24px' },
      py: '4px',
    },
    '& > li ~ li': { borderTop: '1px solid var(--line)' },
    '& > li > div': { flex: 1, minW: 0 },
  },
})
const Example = chakra('span', { base: { ms: '8px', textStyle: 'xs', color: 'fg.muted' } })
const Asked = chakra('span', { base: { textStyle: 'xs', color: 'fg.muted' } })

/** What personal data is shown masked in the organization; each flag is asked about and saved by itself. */
export function DataMasking() {
  const query = useGetOrganizationDataMaskingQuery()
  return (
    <SectionContent title="organizationPage.dataMasking" query={query}>
      {({ result }) => <Flags setting={flagsOf(result)} />}
    </SectionContent>
  )
}

function Flags({ setting }: { setting: DataMaskingInput }) {
  const text = useText()
  const [asked, setAsked] = useState<Flag>()
  return (
    <Card
      title={text('organizationPage.dataMasking')}
      action={<Asked>{text('organizationPage.maskingAsked')}</Asked>}
      flush
    >
      <Rows>
        {flags.map((flag) => (
          <li key={flag}>
            <div>
              {text(`organizationPage.${flag}`)}
              <Example>{text(`organizationPage.${flag}Example`)}</Example>
            </div>
            <SwitchField
              name={flag}
              label={text(`organizationPage.${flag}`)}
              state={text(setting[flag] ? 'form.on' : 'form.off')}
              checked={setting[flag]}
              onChange={() => setAsked(flag)}
            />
          </li>
        ))}
      </Rows>
      {asked && (
        <FlagDialog flag={asked} isOn={setting[asked]} known={setting} onClose={() => setAsked(undefined)} />
      )}
    </Card>
  )
}

type FlagDialogProps = { flag: Flag; isOn: boolean; known: DataMaskingInput; onClose: () => void }

function FlagDialog({ flag, isOn, known, onClose }: FlagDialogProps) {
  const text = useText()
  const lookUp = useLookUp()
  const [save, state] = useSaveOrganizationDataMaskingMutation()
  /** The whole is saved: what somebody else has switched meanwhile stays so. */
  async function saveFlag(value: boolean) {
    const now = await lookUp(organizationPageApi.endpoints.getOrganizationDataMasking, undefined)
    return save({ dataMaskingInput: { ...(now ? flagsOf(now.result) : known), [flag]: value } })
  }
  const change = useChange([saveFlag, state], {
    done: ({ message }) => saidOr(message, { id: 'common.saved' }),
    failed: 'common.somethingWentWrong',
    onClose,
  })
  const name = text(`organizationPage.${flag}`)
  return (
    <ConfirmDialog
      {...confirmProps(change, !isOn, onClose)}
      title={text(isOn ? 'organizationPage.disableOf' : 'organizationPage.enableOf', { name })}
      confirm={text(isOn ? 'organizationPage.disable' : 'organizationPage.enable')}
    />
  )
}
