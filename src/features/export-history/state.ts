import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The person pressed the link of an export, by its id. */
export const downloadAsked = createAction<string>('exportHistory/downloadAsked')

/** The person pressed the notice of a file whose tab was blocked. */
export const fileWanted = createAction<{ notice: string; address: string }>('exportHistory/fileWanted')

/** The exports whose files are being asked for, by their ids. */
const slice = createSlice({
  name: 'exportDownloads',
  initialState: [] as readonly string[],
  reducers: {
    downloadEnded: (asked, { payload: id }: PayloadAction<string>) => asked.filter((each) => each !== id),
  },
  extraReducers: (on) =>
    on.addCase(downloadAsked, (asked, { payload: id }) => (asked.includes(id) ? asked : [...asked, id])),
  selectors: { selectDownloads: (asked): readonly string[] => asked },
})

export const exportDownloadsSlice = slice
export const { downloadEnded } = slice.actions
export const { selectDownloads } = slice.selectors
