import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { object, string, type ObjectSchema } from 'yup'
import {
  organizationPageApi,
  useGetOrganizationThemeQuery,
  useSaveOrganizationThemeMutation,
  type UiSetting,
} from '../../../../api'
import { saidOr } from '../../../../flows/outcomes'
import { useChange } from '../../../../kit/change/useChange'
import { ConfirmDialog, confirmProps } from '../../../../kit/dialog/ConfirmDialog'
import { message } from '../../../../kit/form/form'
import { useRecheck } from '../../../../kit/form/useRecheck'
import { useSettingsForm } from '../../../../kit/form/useSettingsForm'
import { QueryContent } from '../../../../kit/query/QueryContent'
import { colourKnown, colourTried } from '../../../../session/state'
import { useText } from '../../../../texts'
import { Button } from '../../../../ui/Button'
import { Card } from '../../../../ui/Card'
import { isHexColor, sixDigits } from '../../../../ui/color'
import { ColorField } from '../../../../ui/ColorField'
import { SwatchChoice } from '../../../../ui/SwatchChoice'
import { CardContent, FormCard } from '../FormCard'
import { themeSaved } from './flow'
import { DEFAULT_COLOUR, palette } from './palette'
import { ThemePreview } from './ThemePreview'

type ThemeValues = { themeColor: string }

const schema: ObjectSchema<ThemeValues> = object({
  themeColor: string()
    .defined()
    // Old settings have no `#`.
    .transform((typed: string) => `#${typed.trim().replace(/^#/, '')}`)
    .test('hex', message('organizationTheme.badHex'), isHexColor),
})

const valuesOf = (theme: UiSetting | undefined): ThemeValues => ({
  themeColor: theme?.themeColor ?? DEFAULT_COLOUR,
})

/** A colour as it is drawn, unless it is none. */
const colourOf = (typed: string): string | undefined =>
  isHexColor(typed.trim()) ? sixDigits(typed.trim()) : undefined

/** With more digits it may still become one. */
const mayBecomeColour = (typed: string): boolean => /^#?[\da-f]{0,6}$/i.test(typed.trim())

/** The colour of the organization: chosen, looked at, and applied for everybody. */
export function ThemeSection() {
  const text = useText()
  const query = useGetOrganizationThemeQuery()
  return (
    <Card title={text('organizationTheme.title')} flush>
      <CardContent>
        <QueryContent query={query}>{({ result }) => <ThemeForm theme={result} />}</QueryContent>
      </CardContent>
    </Card>
  )
}

function ThemeForm({ theme }: { theme: UiSetting | undefined }) {
  const text = useText()
  const dispatch = useDispatch()
  const [isAsking, setIsAsking] = useState(false)
  const stored = valuesOf(theme)
  /** The colour whose saving has failed. */
  const [failedColour, setFailedColour] = useState<string>()

  const applied = (colour: string) => {
    dispatch(colourKnown(colour))
    dispatch(themeSaved())
  }
  const outcome = {
    done: ({ message }: { message?: string }) => saidOr(message, { id: 'organizationTheme.saved' as const }),
    failed: 'organizationTheme.failed',
    onDone: ({ themeInput }: { themeInput: ThemeValues }) => applied(themeInput.themeColor),
  } as const
  const change = useChange(useSaveOrganizationThemeMutation(), outcome)
  const reset = useChange(useSaveOrganizationThemeMutation(), {
    ...outcome,
    onDone: (arg) => {
      outcome.onDone(arg)
      form.field('themeColor').onChange(DEFAULT_COLOUR)
    },
    onClose: () => setIsAsking(false),
  })
  const recheck = useRecheck({
    read: async (read) => {
      const { getOrganizationTheme } = organizationPageApi.endpoints
      return (await read(getOrganizationTheme, undefined)).result ?? { themeColor: DEFAULT_COLOUR }
    },
    valuesOf,
    fields: { themeColor: 'organizationTheme.hex' },
    by: ({ updatedBy }) => updatedBy,
  })
  const form = useSettingsForm<ThemeValues, UiSetting>({
    draft: 'theme',
    initial: stored,
    stored: theme && stored,
    schema,
    busy: change.busy,
    recheck,
    save: async (themeInput) => {
      const isSaved = await change.send({ themeInput })
      if (!isSaved) setFailedColour(colourOf(themeInput.themeColor))
      return isSaved
    },
  })
  const { value: typed } = form.field('themeColor')

  const colour = colourOf(typed)
  const [lastGood, setLastGood] = useState(colour ?? DEFAULT_COLOUR)
  if (colour !== undefined && colour !== lastGood) setLastGood(colour)
  // What could not be saved is not left on the screen (ORGTHEME-11).
  const tried = lastGood === failedColour ? DEFAULT_COLOUR : lastGood
  useTriedColour(tried)

  const storedColour = colourOf(stored.themeColor)
  return (
    <>
      <FormCard
        title={text('organizationTheme.title')}
        form={form}
        {...change.failure}
        send={text('organizationTheme.apply')}
        footerStart={
          <Button
            kind="ghost"
            disabledReason={
              theme && storedColour === DEFAULT_COLOUR ? text('organizationTheme.isDefault') : undefined
            }
            onClick={() => setIsAsking(true)}
          >
            {text('organizationTheme.reset')}
          </Button>
        }
      >
        <SwatchChoice
          label={text('organizationTheme.palette')}
          options={palette.map(({ value, label }) => ({ value, label: text(label) }))}
          value={colour ?? ''}
          onChange={form.field('themeColor').onChange}
        />
        <chakra.div maxW="240px">
          <ColorField
            {...form.field('themeColor')}
            error={mayBecomeColour(typed) ? form.field('themeColor').error : text('organizationTheme.badHex')}
            label={text('organizationTheme.hex')}
            help={text('organizationTheme.hexHelp')}
            shown={lastGood}
            swatchLabel={text('organizationTheme.pick')}
          />
        </chakra.div>
        <ThemePreview colour={tried} isLastGood={colour === undefined} />
      </FormCard>
      {isAsking && (
        <ConfirmDialog
          title={text('organizationTheme.resetTitle')}
          confirm={text('organizationTheme.reset')}
          {...confirmProps(reset, { themeInput: { themeColor: DEFAULT_COLOUR } }, () => setIsAsking(false))}
        >
          {text('organizationTheme.resetQuestion')}
        </ConfirmDialog>
      )}
    </>
  )
}

/** Shows a colour on the whole page while the section is there. */
function useTriedColour(colour: string): void {
  const dispatch = useDispatch()
  // The page around is outside this tree.
  useEffect(() => void dispatch(colourTried(colour)), [dispatch, colour])
  useEffect(() => () => void dispatch(colourTried(undefined)), [dispatch])
}
