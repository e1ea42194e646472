/** The server's resident memory in MB, from its own metrics (`METRICS=on`). */
export async function serverMemoryMb(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]
  if (bytes === undefined) throw new Error('The metrics have no memory.')
  return Number(bytes) / 1e6
}

export interface MemorySample {
  minute: number
  mb: number
}

/** MB per minute: the slope of the line that fits best. */
export function slopeOf(samples: readonly MemorySample[]): number {
  const sum = (of: (one: MemorySample) => number) => samples.reduce((all, one) => all + of(one), 0)
  const minute = sum((one) => one.minute) / samples.length
  const mb = sum((one) => one.mb) / samples.length
  return (
    sum((one) => (one.minute - minute) * (one.mb - mb)) / sum((one) => (one.minute - minute) ** 2)
  )
}
