/** Revoking the URL before the browser has started the download would save nothing. */
const KEEP_MS = 10_000

/** Downloads a file that was created in the page. */
export function download(name: string, content: Blob) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
}
