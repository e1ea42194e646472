import { useEffect, useState } from 'react'

/** The last one that opened takes the files. */
const zones: object[] = []

/**
 * Accepts files dropped anywhere on the page: if the user misses a small target, the browser opens
 * the file and leaves the page.
 */
export function useFileDrop(onFiles: (files: Iterable<File>) => void): { isOver: boolean } {
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    const zone = {}
    zones.push(zone)
    const isTop = () => zones.at(-1) === zone
    const over = (event: DragEvent) => {
      if (!isTop() || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      setIsOver(false)
      const files = event.dataTransfer?.files
      if (!isTop() || !files || files.length === 0) return
      event.preventDefault()
      onFiles(files)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      zones.splice(zones.indexOf(zone), 1)
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [onFiles])

  return { isOver }
}
