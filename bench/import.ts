// How an import of 450 files affects a user who loads pages at the same time.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import type { MatchSet } from '#domain/archive/match.ts'
import { demoSeason } from '#server/archive/demo/season/season.ts'

const FILES = Number(process.env['FILES'] ?? 450)
const EVERY_MS = 25
/** Alarm limit: the page must stay responsive while an administrator imports. */
const BUDGET_P99_MS = 500

const say = (text: string) => void process.stdout.write(`${text}\n`)
const folder = await mkdtemp(join(tmpdir(), 'ringwise-bench-'))
const PASSWORD = 'a bench password'
const server = spawn(process.execPath, [join(import.meta.dirname, '../server/main.ts')], {
  env: { DATA_DIR: folder, PORT: '0', DEMO: 'off', ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const address = await readyAddress(server)
const token = await logIn()
const season = demoSeason('2026-11-14')
const files = Array.from({ length: FILES }, (_, n) => csvOf(season[n % season.length], n))

const QUESTIONS = ['/api/health', '/api/teams', '/api/archive', '/api/team_stats?regions=EMEA']
const alone = await askFor(3000)
say(`alone: ${alone}`)
const start = performance.now()
let isDone = false
const meanwhile = askUntil(() => isDone)
for (const [n, file] of files.entries()) await upload(`series-${n}.csv`, file)
isDone = true
const times = await meanwhile
say(`${FILES} files in ${((performance.now() - start) / 1000).toFixed(1)} s`)
say(`meanwhile: ${summary(times)}`)
if (quantile(times, 0.99) > BUDGET_P99_MS) process.exitCode = 1

server.kill('SIGTERM')
await once(server, 'exit')
await rm(folder, { recursive: true })

async function askFor(ms: number) {
  const end = performance.now() + ms
  return summary(await askUntil(() => performance.now() > end))
}

/** Sends one request after the other with a short pause, like a user clicking through the page. */
async function askUntil(isOver: () => boolean): Promise<number[]> {
  const found: number[] = []
  for (let n = 0; !isOver(); n++) {
    const began = performance.now()
    const answer = await fetch(address + (QUESTIONS[n % QUESTIONS.length] ?? ''))
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
    found.push(performance.now() - began)
    await pause(EVERY_MS)
  }
  return found
}

function summary(found: readonly number[]) {
  const at = (share: number) => `${quantile(found, share).toFixed(1)} ms`
  return `${found.length} calls, p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`
}

function quantile(found: readonly number[], share: number) {
  const sorted = found.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

async function upload(name: string, body: string) {
  const answer = await fetch(`${address}/api/admin/imports?name=${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body,
  })
  if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

async function logIn(): Promise<string> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  })
  const body: unknown = await answer.json()
  if (body instanceof Object && 'token' in body) return String(body.token)
  throw new Error('The administrator could not log in.')
}

async function readyAddress({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The server has no output.')
  for await (const line of createInterface(stdout)) {
    const [, found] = /^Ringwise is ready: (.+)$/.exec(line) ?? []
    if (found) return found
  }
  throw new Error('The server did not start.')
}

/** One series as a match file with six games and 360 rows. */
function csvOf(set: MatchSet | undefined, copy: number): string {
  const rows = (set?.games ?? []).flatMap((game) =>
    game.teams.flatMap((team) =>
      team.players.map((player) => [
        `"${set?.event} ${copy}"`,
        game.number,
        `${game.mid}:${copy}`,
        game.startedAt,
        game.map,
        team.rawName,
        team.region,
        team.placement,
        game.bans.join('|') || 'none',
        player.name,
        player.legend,
        player.kills,
        player.damage,
        player.survivalS,
      ]),
    ),
  )
  const header =
    'event,game,mid,started_at,map,team,region,placement,bans,player,legend,kills,damage,survival_s'
  return [header, ...rows.map((row) => row.join(','))].join('\n')
}
