import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx']

interface Programs {
  nginx: string
  /** The folder with `postgres`, `initdb` and `pg_basebackup`. */
  postgres: string
}

/** Debian's nginx and newest PostgreSQL, or the packages that are missing. */
export function findPrograms(): Programs | { missing: string[] } {
  const nginx = NGINX.find((path) => existsSync(path))
  const [postgres] = globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => existsSync(join(folder, 'pg_basebackup')))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  if (nginx !== undefined && postgres !== undefined) return { nginx, postgres }
  return { missing: [nginx ? [] : 'nginx-light', postgres ? [] : 'postgresql'].flat() }
}
