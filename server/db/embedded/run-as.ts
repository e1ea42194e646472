import { commandMessages as texts } from '#contract/base/command.texts.ts'
import { spawnSync } from 'node:child_process'
import { chown } from 'node:fs/promises'

/** How to run PostgreSQL's programs. PostgreSQL refuses to run as root, which containers often do. */
export interface RunAs {
  command(program: string, args: readonly string[]): readonly [string, readonly string[]]
  ids: { uid?: number; gid?: number }
  /** Gives a folder to the user that PostgreSQL runs as. */
  own(path: string): Promise<void>
}

const NOBODY = 65_534
const USER_NAMESPACE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--']

export function chooseRunAs(): RunAs {
  if (process.getuid?.() !== 0) return direct
  return spawnSync('unshare', [...USER_NAMESPACE, 'true']).status === 0 ? inNamespace : asNobody
}

const direct: RunAs = {
  command: (program, args) => [program, args],
  ids: {},
  own: async () => {},
}

// In a user namespace the process is still root for the file system, so folders that only root can enter work.
const inNamespace: RunAs = {
  ...direct,
  command: (program, args) => ['unshare', [...USER_NAMESPACE, program, ...args]],
}

const asNobody: RunAs = {
  ...direct,
  ids: { uid: NOBODY, gid: NOBODY },
  async own(path) {
    await chown(path, NOBODY, NOBODY)
    if (spawnSync('test', ['-w', path], { uid: NOBODY, gid: NOBODY }).status === 0) return
    throw new Error(texts.rootPostgres(path))
  },
}
