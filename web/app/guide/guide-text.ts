/** The parts of Markdown that docs/guide.md uses. */
export type GuideBlock =
  | { readonly kind: 'heading'; readonly text: string; readonly id: string }
  | { readonly kind: 'picture'; readonly file: string; readonly alt: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'paragraph'; readonly text: string }

export type GuideSpan =
  | { readonly kind: 'text' | 'strong' | 'key'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }

/** Blocks are separated by empty lines. The title is left out, because the page has its own. */
export function readGuide(markdown: string): GuideBlock[] {
  return markdown
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !block.startsWith('# '))
    .map(readBlock)
}

function readBlock(block: string): GuideBlock {
  if (block.startsWith('## ')) {
    const text = block.slice(3)
    return { kind: 'heading', text, id: anchorOf(text) }
  }
  const [, alt, file] = /^!\[(.*)\]\(guide\/(.+)\)$/s.exec(block) ?? []
  if (alt !== undefined && file !== undefined) return { kind: 'picture', alt: joinLines(alt), file }
  if (block.startsWith('- ')) {
    const items = block.slice(2).split(/\n- /).map(joinLines)
    return { kind: 'list', items }
  }
  return { kind: 'paragraph', text: joinLines(block) }
}

const joinLines = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ')

/** As code hosts build it, so links work there too. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')

/** **Bold** text, `keys` and [links](#heading). */
export function readSpans(text: string): GuideSpan[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/)
    .filter((part) => part !== '')
    .map(readSpan)
}

function readSpan(part: string): GuideSpan {
  const [, label, to] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? []
  if (label !== undefined && to !== undefined) return { kind: 'link', text: label, to }
  if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) }
  if (part.startsWith('`')) return { kind: 'key', text: part.slice(1, -1) }
  return { kind: 'text', text: part }
}
