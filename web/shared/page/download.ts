/** Time for the browser to have begun; an address that is gone too early would save nothing. */
const KEEP_MS = 10_000

/** Hands the browser a file that was made in the page. */
export function download(name: string, content: Blob) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
}
