import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { bounds, isRefusal, miniAppsApi, type MiniAppLiveVersion } from '../../../../api'
import { now } from '../../../../clock'
import { succeeded } from '../../../../flows/outcomes'
import { useRead } from '../../../../kit/change/useLookUp'
import { saveFile } from '../../../../kit/csv/save-file'
import { dateTime, dateTimeInZone } from '../../../../kit/time/dates'
import { useIsThere } from '../../../../kit/useIsThere'
import type { LiveFilters } from './live-filters'
import { readAll, type AllRows } from './read-all'

/** As documented, whatever the language (ZMA-15). */
const HEAD = ['AppId', 'AppName', 'Version', 'Last Update', 'Updated By']

const cellsOf = ({ appId, appName, version, updatedAt, updatedBy = '' }: MiniAppLiveVersion) => [
  ...[appId, appName, version, updatedAt ? dateTimeInZone(updatedAt) : '', updatedBy],
]

export type ExportStep =
  | { readonly name: 'none' }
  /** Its first page is on its way, which most have all in. */
  | { readonly name: 'begun' }
  | { readonly name: 'reading'; readonly done: number; readonly total: number }
  /** Nothing was downloaded yet. */
  | { readonly name: 'changed'; readonly all: AllRows<MiniAppLiveVersion> }
  | { readonly name: 'failed' }

const none: ExportStep = { name: 'none' }

/** Reads the live versions of a search, one page after the other, and makes a csv of them here. */
export function useExport({ freeText }: LiveFilters) {
  const dispatch = useDispatch()
  const read = useRead()
  const isThere = useIsThere()
  const [step, setStep] = useState<ExportStep>(none)
  const run = useRef(0)

  async function download({ rows }: AllRows<MiniAppLiveVersion>) {
    const { writeCsv } = await import('../../../../kit/csv/write-csv')
    // 28/11/2026 15:04:05 as 20261128-150405
    const [date = '', time = ''] = dateTime(now()).split(' ')
    const moment = `${date.split('/').reverse().join('')}-${time.replaceAll(':', '')}`
    const file = `mini-app-live-versions-${moment}.csv`
    saveFile(file, writeCsv(HEAD, rows.map(cellsOf)), 'text/csv;charset=utf-8')
    dispatch(succeeded({ id: 'miniApps.exported', values: { count: rows.length, file } }))
    setStep(none)
  }

  async function start() {
    const own = (run.current += 1)
    const isWanted = () => run.current === own && isThere()
    setStep({ name: 'begun' })
    try {
      const all = await readAll<MiniAppLiveVersion>({
        readPage: async (page) => {
          const search = { page, pageSize: bounds.PageSize.maximum, miniAppLiveVersionSearch: { freeText } }
          return (await read(miniAppsApi.endpoints.searchMiniAppLiveVersions, search)).results
        },
        goesOn: (done, total) => {
          if (isWanted()) setStep({ name: 'reading', done, total })
          return isWanted()
        },
      })
      if (!all || !isWanted()) return
      if (all.changed) setStep({ name: 'changed', all })
      else await download(all)
    } catch (error) {
      if (isWanted()) setStep({ name: 'failed' })
      if (!isRefusal(error)) throw error
    }
  }

  return {
    step,
    start: () => void start(),
    download: (all: AllRows<MiniAppLiveVersion>) => void download(all),
    /** Ends what is being read, or puts away what is told. */
    stop: () => {
      run.current += 1
      setStep(none)
    },
  }
}
