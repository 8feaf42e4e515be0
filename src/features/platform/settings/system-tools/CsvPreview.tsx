import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useState } from 'react'
import { useText } from '../../../../texts'
import { previewOf, type Preview } from './csv-preview'

const Root = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '8px', minW: 0, '& > h3': { textStyle: 'sm' } },
})
const Frame = chakra('div', {
  base: {
    overflowX: 'auto',
    border: '1px solid var(--line)',
    borderRadius: 'l2',
    '& table': { width: '100%', borderCollapse: 'collapse', textStyle: 'xs' },
    '& th, & td': {
      px: '12px',
      py: '6px',
      maxW: '240px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      textAlign: 'start',
    },
    '& th': { bg: 'bg.subtle', fontWeight: 'bold' },
    '& tbody tr': { borderTop: '1px solid var(--line)' },
  },
})

/** The first rows of a csv, so that one sees how it will be read; nothing where it has none. What it holds is only text. */
export function CsvPreview({ file }: { file: File }) {
  const text = useText()
  const id = useId()
  const [preview, setPreview] = useState<Preview>()
  // A file is outside React.
  useEffect(() => {
    let isCurrent = true
    void previewOf(file)
      .catch(() => undefined)
      .then((read) => isCurrent && setPreview(read))
    return () => void (isCurrent = false)
  }, [file])
  if (!preview) return null
  const { columns, rows } = preview
  return (
    <Root>
      <h3 id={id}>{text('systemTools.firstRows')}</h3>
      <Frame role="region" aria-labelledby={id} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, index) => (
              <tr key={index}>
                {columns.map((_, column) => (
                  <td key={column}>{cells[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Frame>
    </Root>
  )
}
