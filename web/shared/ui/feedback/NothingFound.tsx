import { leagueMessages as league } from '#contract/archive/league.texts.ts'
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
  const role = useRole()
  if (isSearched) return <EmptyState title={texts.noMatch} />
  return (
    <EmptyState
      title={texts.none}
      text={texts.noneText}
      action={
        can(role, 'imports.manage') ? (
          <>
            <LinkButton to={`${paths.admin}?tab=import`}>{texts.importFiles}</LinkButton>
            {can(role, 'settings.manage') ? (
              <LinkButton to={`${paths.admin}?tab=league`}>{league.openPage}</LinkButton>
            ) : null}
          </>
        ) : undefined
      }
    />
  )
}
