import { teamPageMessages as texts } from '#contract/team/team-page.texts.ts'
import type { TeamPageData } from '#contract/team/team-page.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { BANNED } from '../../shared/ui/legend/emblem-state.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import { Scroller } from '../../shared/ui/table/Scroller.tsx'
import styles from './BansPanel.module.css'
import { FewTag, isFew } from '../../shared/ui/table/FewTag.tsx'
import { ShareBar } from '../../shared/ui/table/ShareBar.tsx'
import { useShownRows } from './use-shown-rows.tsx'

type Ban = TeamPageData['without'][number]

const SHOWN_BANS = 4

/** What the team played while a legend was banned. Bans that hit it come first. */
export function BansPanel({ without }: { without: readonly Ban[] }) {
  const { shown, button } = useShownRows(without, SHOWN_BANS)

  return (
    <Panel title={texts.bans} count={texts.bansUnit} actions={button} flush dense>
      {without.length === 0 ? (
        <EmptyState title={texts.noBans} />
      ) : (
        <Scroller label={texts.bans}>
          <table className={styles.table}>
            <caption className="visually-hidden">{texts.bans}</caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{texts.bannedLegend}</th>
                <th scope="col">{texts.theyPlayed}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((ban) => (
                <BanRow key={ban.legend} ban={ban} />
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </Panel>
  )
}

function BanRow({ ban: { legend, games, forced, comps } }: { ban: Ban }) {
  const { label, short } = findLegend(legend)
  return (
    <tr>
      <th scope="row" className={styles.ban}>
        <span className={styles.legend} title={label}>
          <LegendEmblem legend={legend} size={18} state={BANNED} />
          {short}
        </span>
        {forced > 0 ? <small className={styles.forced}>{texts.forced(forced)}</small> : null}
      </th>
      <td>
        <ol>
          {comps.slice(0, 2).map((comp) => (
            <li key={comp.legends.join()} className={styles.comp}>
              <NamedTrio legends={comp.legends} size={18} />
              <span className={styles.bar}>
                <ShareBar share={comp.games / games} games={games} />
              </span>
              <b data-few={isFew(games) || undefined}>{texts.share(comp.games / games)}</b>
              <small>
                {texts.ofGames(comp.games, games)} <FewTag games={games} />
              </small>
            </li>
          ))}
        </ol>
      </td>
    </tr>
  )
}
