import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Kills PostgreSQL with all its processes at once, as a power cut would, except for what the system has in memory. */
export async function killDatabase(folder: string) {
  const [first = ''] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  const postmaster = Number(first)
  // Stopped first, so that it starts no other process meanwhile.
  process.kill(postmaster, 'SIGSTOP')
  const children = await childrenOf(postmaster)
  for (const pid of [postmaster, ...children]) kill(pid)
}

/** It may have ended by itself. */
function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {}
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      // After the program's name in parentheses: state and parent.
      return Number(/\) \S (\d+) /.exec(stat)?.[1])
    }),
  )
  return pids.filter((_, at) => parents[at] === parent)
}
