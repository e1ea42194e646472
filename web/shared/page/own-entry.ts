/** Looks up a name from user input, which could be `constructor` or another inherited property. */
export function ownEntry<Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
