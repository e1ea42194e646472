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
  const known = (theme) => (theme === 'dark' || theme === 'light' ? theme : null)
  const { density, showLegendNames } = others()
  const { dataset } = document.documentElement
  dataset.theme =
    known(new URLSearchParams(location.search).get('theme')) ?? known(read('theme')) ?? 'dark'
  dataset.density = density === 'compact' ? 'compact' : 'comfortable'
  dataset.legendNames = showLegendNames === true ? 'shown' : 'hidden'
})()
