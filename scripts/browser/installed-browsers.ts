import { stat } from 'node:fs/promises'
import { delimiter, join, win32 } from 'node:path'
import type { Machine } from './machine.ts'

/** First the ones without windows: they take a fifth less time. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
]
const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge']
const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

/** All Chrome, Chromium and Edge installations in the usual locations of this system. */
export async function installedBrowsers(machine: Machine): Promise<string[]> {
  const found: string[] = []
  for (const path of usualPaths(machine)) {
    const info = await stat(path).catch(() => null)
    if (info?.isFile() && !found.includes(path)) found.push(path)
  }
  return found
}

export function usualPaths({ platform, env }: Machine): string[] {
  if (platform === 'win32') {
    return [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => WINDOWS_PROGRAMS.map((program) => win32.join(folder, program)))
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  if (platform !== 'darwin') return [...onPath, '/snap/bin/chromium', '/opt/google/chrome/chrome']
  const apps = ['/Applications', join(env['HOME'] ?? '', 'Applications')].flatMap((folder) =>
    MAC_APPS.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
  )
  return [...apps, ...onPath]
}
