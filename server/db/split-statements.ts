/**
 * Splits a migration into its statements, so that a failed one can be shown. A statement ends with a semicolon at the
 * end of a line; inside a `$$ ... $$` body semicolons don't count.
 */
export function splitStatements(text: string): string[] {
  const statements: string[] = []
  let current: string[] = []
  let isInBody = false
  for (const line of text.split(/\r?\n/)) {
    current.push(line)
    const code = line.replace(/--.*/, '').trimEnd()
    if (code.split('$$').length % 2 === 0) isInBody = !isInBody
    if (isInBody || !code.endsWith(';')) continue
    statements.push(current.join('\n').trim())
    current = []
  }
  const rest = current.join('\n').trim()
  return rest ? [...statements, rest] : statements
}
