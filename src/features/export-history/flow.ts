import { call, put, race, take, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { exportHistoryApi, type Refusal } from '../../api'
import { noticeClosed, noticed } from '../../flows/notices'
import { failed, unlessRefused } from '../../flows/outcomes'
import type { Parts } from '../../flows/parts'
import { request } from '../../flows/request'
import { openTab } from '../../kit/navigation/openTab'
import { fileTarget } from '../../targets'
import { organizationChanging } from '../../session/state'
import { downloadAsked, downloadEnded, exportDownloadsSlice, fileWanted } from './state'

const { getOwnExportDetail } = exportHistoryApi.endpoints

/** Asks where a file is, once a press, and opens it; a blocked tab is offered again by a notice. */
export function* exportDownloadFlow(): SagaGenerator<void> {
  yield* takeEvery(downloadAsked, function* ({ payload: id }) {
    try {
      yield* race({ done: unlessRefused(download(id), wentWrong), left: take(organizationChanging) })
    } finally {
      yield* put(downloadEnded(id))
    }
  })
  yield* takeEvery(fileWanted, function* ({ payload: { notice, address } }) {
    if (yield* call(openTab, address)) yield* put(noticeClosed(notice))
  })
}

function* download(id: string): SagaGenerator<void> {
  const { result } = yield* request(getOwnExportDetail, { id })
  const target = fileTarget(result.exportedUrl, location.origin)
  if (!target) yield* put(unsafe())
  else if (!(yield* call(openTab, target))) yield* put(offer(id, target))
}

const wentWrong = (refusal: Refusal) => failed(refusal, 'exportHistory.wentWrong')

const unsafe = () =>
  noticed({ tone: 'danger', title: { id: 'common.failed' }, text: { id: 'exportHistory.unsafe' } })

/** Its press is one that browsers open a tab for, however long the server took. */
function offer(id: string, address: string) {
  const notice = `export-${id}`
  return noticed({
    id: notice,
    tone: 'info',
    title: { id: 'exportHistory.ready' },
    text: { id: 'exportHistory.readyText' },
    closes: 'stays',
    action: { label: 'exportHistory.open', fact: fileWanted({ notice, address }) },
  })
}

export const parts: Parts = {
  flows: [exportDownloadFlow],
  slices: [exportDownloadsSlice],
}
