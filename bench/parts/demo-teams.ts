import { getTrackRecord } from '#contract/forecast/forecast-record.ts'
import { getTeams } from '#contract/team/team.ts'

/** Waits until the demo season is loaded and the forecast is trained on it, which keeps a core busy. */
export async function twentyTeams(address: string): Promise<string[]> {
  const ask = async (path: string): Promise<unknown> => (await fetch(address + path)).json()
  for (;;) {
    const { teams } = getTeams.output.parse(await ask(getTeams.path))
    const { backtest } = getTrackRecord.output.parse(await ask(getTrackRecord.path))
    if (teams.length >= 20 && backtest !== null) return teams.slice(0, 20)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
