export const say = (text: string) => void process.stdout.write(`${text}\n`)

/** Prints what is beyond its budget and makes the benchmark fail. */
export function alarmAt(isWrong: boolean, text: string) {
  if (!isWrong) return
  process.stderr.write(`  ${text}\n`)
  process.exitCode = 1
}

/** A size that an environment variable can change. */
export const sizeOf = (name: string, usual: number) => Number(process.env[name] ?? usual)
