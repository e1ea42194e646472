import { open } from 'node:fs/promises'

const ELF: Record<number, string> = { 0x3e: 'x64', 0xb7: 'arm64', 0x03: 'ia32', 0x28: 'arm' }
const MACH_O: Record<number, string> = { 0x01000007: 'x64', 0x0100000c: 'arm64' }
const WINDOWS: Record<number, string> = { 0x8664: 'x64', 0xaa64: 'arm64', 0x14c: 'ia32' }

/** The architecture a program was built for, in Node's naming; null for scripts and universal binaries. */
export async function binaryArchitecture(path: string): Promise<string | null> {
  const head = await readHead(path)
  if (head.toString('latin1', 0, 4) === '\x7fELF') return nameOf(ELF, head.readUInt16LE(18))
  if (head.readUInt32LE(0) === 0xfeedfacf) return nameOf(MACH_O, head.readUInt32LE(4))
  if (head.toString('latin1', 0, 2) !== 'MZ') return null
  const header = head.readUInt32LE(0x3c)
  return header + 6 > head.length ? null : nameOf(WINDOWS, head.readUInt16LE(header + 4))
}

const nameOf = (names: Record<number, string>, code: number) =>
  names[code] ?? `architecture 0x${code.toString(16)}`

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(4096)
    await file.read(head, 0, head.length, 0)
    return head
  } finally {
    await file.close()
  }
}
