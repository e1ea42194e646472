import { can } from '#domain/account/access.ts'
import { paths } from '../../address/paths.ts'
import { useRole } from '../../session/session-store.ts'
import { LinkButton } from '../action/LinkButton.tsx'
import { EmptyState } from './EmptyState.tsx'

interface NothingFoundProps {
  isSearched: boolean
  texts: { noMatch: string; none: string; noneText: string; importFiles: string }
}

/** For lists that imports fill: nothing matches a search, or nothing was imported yet. */
export function NothingFound({ isSearched, texts }: NothingFoundProps) {
  const isImporter = can(useRole(), 'imports.manage')
  if (isSearched) return <EmptyState title={texts.noMatch} />
  return (
    <EmptyState
      title={texts.none}
      text={texts.noneText}
      action={
        isImporter ? (
          <LinkButton to={`${paths.admin}?tab=import`}>{texts.importFiles}</LinkButton>
        ) : undefined
      }
    />
  )
}
