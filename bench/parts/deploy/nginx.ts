import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/db/embedded/cluster.ts'
import { runAs, startProgram } from './run-program.ts'

const CONFIG = join(import.meta.dirname, '../../../deploy/nginx.conf')
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
const READY_MS = 10_000

/** nginx with our configuration, in which only addresses and ports are replaced. */
export async function startNginx(nginx: string, parent: string, servers: readonly string[]) {
  const folder = join(parent, 'nginx')
  await mkdir(folder)
  await runAs.own(folder)
  const port = await freePort()
  const ours = servers.reduce(
    (text, server, at) => text.replace(`server-${at + 1}:3000`, new URL(server).host),
    (await readFile(CONFIG, 'utf8')).replace('listen 80;', `listen 127.0.0.1:${port};`),
  )
  const file = join(folder, 'nginx.conf')
  const log = join(folder, 'access.log')
  await writeFile(
    file,
    `daemon off;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events {}
    http {
      ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      log_format upstreams '$http_user_agent|$request_method $uri|$status|$upstream_addr|$upstream_status';
      access_log ${log} upstreams;
      ${ours}
    }`,
  )
  const program = startProgram(nginx, ['-c', file, '-e', `${folder}/error.log`])
  const address = `http://127.0.0.1:${port}`
  for (const end = Date.now() + READY_MS; Date.now() < end; await pause(50)) {
    program.requireAlive()
    if (await fetch(address).catch(() => null)) break
  }
  return {
    address,
    /** One line per request so far: who asked what, the status, and which servers were tried with which result. */
    requests: async () =>
      (await readFile(log, 'utf8'))
        .trim()
        .split('\n')
        .map((line) => line.split('|'))
        .map(([agent = '', call = '', status = '', tried = '', statuses = '']) => ({
          agent,
          call,
          status,
          servers: tried.split(', ').map((host) => `http://${host}`),
          statuses: statuses.split(', '),
        })),
    end: () => program.end('SIGTERM'),
  }
}
