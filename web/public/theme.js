// Runs before the first paint, so that the page never flashes in the wrong theme. It is a file of
// its own because the content security policy allows no inline script; shared/preferences.ts takes
// over once the page runs.
;(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const others = () => {
    try {
      return JSON.parse(read('preferences')) ?? {}
    } catch {
      return {}
    }
  }
  /** Which frame stands in for the page until its script runs: shared/boot.css. */
  const frameOf = (path) => {
    if (path === '/login') return 'login'
    if (path !== '/' && path !== '/dashboard') return 'none'
    const width = read('rail')
    return width === 'wide' || width === 'narrow' ? width : 'auto'
  }
  /** Earlier than the stylesheet that shows it, and not on phones, which don't. */
  const preloadPicture = (href) => {
    const link = document.createElement('link')
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'image', media: '(min-width: 769px)', href }),
    )
  }
  const known = (theme) => (theme === 'dark' || theme === 'light' ? theme : null)
  const { density, showLegendNames, namesOnTiles } = others()
  const { dataset } = document.documentElement
  dataset.theme =
    known(new URLSearchParams(location.search).get('theme')) ?? known(read('theme')) ?? 'dark'
  if (location.pathname === '/login') preloadPicture(`/Maps/stormpoint-${dataset.theme}-login.avif`)
  dataset.density = density === 'compact' || density === 'comfortable' ? density : 'auto'
  dataset.boot = frameOf(location.pathname)
  dataset.legendNames = showLegendNames === true ? 'shown' : 'hidden'
  dataset.tileNames = namesOnTiles === false ? 'hidden' : 'shown'
})()
