import { parseAsString } from '../shared/address/query-parser.ts'
import { useQueryState } from '../shared/address/query-state.ts'
import { lazyChunk } from './loading/lazy-chunk.ts'
import { Part } from './loading/Part.tsx'
import { findView } from './shell/views.ts'

const UnknownView = lazyChunk(() =>
  import('./loading/NotFound.tsx').then((chunk) => chunk.UnknownView),
)

export function Dashboard() {
  const [requested] = useQueryState('view', parseAsString)
  const view = findView(requested)
  const Screen = view?.Screen ?? UnknownView

  return (
    <Part key={view?.id}>
      <Screen />
    </Part>
  )
}
