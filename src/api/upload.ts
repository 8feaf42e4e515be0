import { fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { after } from '../clock'
import { timings } from '../timings'
import { senders, wire } from './base-query'

/** How far a file has gone up, in bytes of the request. */
export type UploadProgress = { readonly sent: number; readonly total: number }

/**
 * From now on this file is sent by XMLHttpRequest, as fetch tells no progress. The base query does everything else for it
 * as for every call. It is given up when nothing was heard for as long as another request may take, however long it takes
 * as a whole.
 */
export function watchUpload(file: Blob, onProgress: (progress: UploadProgress) => void): void {
  const fetchFn = (input: RequestInfo | URL) => upload(new Request(input), onProgress)
  senders.set(file, fetchBaseQuery({ ...wire, fetchFn }))
}

async function upload(request: Request, onProgress: (progress: UploadProgress) => void): Promise<Response> {
  const body = await request.blob()
  request.signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const fail = (why: Error) => {
      settle()
      reject(why)
      xhr.abort()
    }
    const giveUp = () => fail(new DOMException('The operation timed out', 'TimeoutError'))
    let stopWaiting = after(timings.request, giveUp)
    const hear = () => {
      stopWaiting()
      stopWaiting = after(timings.request, giveUp)
    }
    const cancel = () => fail(new DOMException('Cancelled', 'AbortError'))
    request.signal.addEventListener('abort', cancel)
    const settle = () => {
      stopWaiting()
      request.signal.removeEventListener('abort', cancel)
      xhr.onerror = xhr.onload = xhr.onprogress = xhr.upload.onprogress = null
    }

    xhr.upload.onprogress = ({ loaded, total }) => {
      hear()
      onProgress({ sent: loaded, total })
    }
    xhr.onprogress = hear
    xhr.onerror = () => fail(new TypeError('Failed to fetch'))
    xhr.onload = () => {
      settle()
      resolve(responseOf(xhr))
    }
    xhr.open(request.method, request.url)
    xhr.withCredentials = request.credentials === 'include'
    request.headers.forEach((value, name) => xhr.setRequestHeader(name, value))
    xhr.send(body)
  })
}

/** Statuses that a Response may have no body with. */
const BODILESS = [204, 205, 304]

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(': ')
    if (name) headers.append(name, value.join(': '))
  }
  return new Response(BODILESS.includes(xhr.status) ? null : xhr.responseText, {
    status: xhr.status,
    headers,
  })
}
