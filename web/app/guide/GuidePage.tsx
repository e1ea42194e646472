import { messages } from '#contract/base/texts.ts'
import { guideMessages } from '#contract/base/guide.texts.ts'
import { Kbd } from '../../shared/ui/action/Kbd.tsx'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'
import { type GuideBlock, type GuideSpan, readGuide, readSpans } from './guide-text.ts'
import styles from './GuidePage.module.css'

/** The guide is part of the page, so it opens without any other server. */
const TEXTS = import.meta.glob<string>('../../../docs/guide.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const PICTURES = import.meta.glob<string>('../../../docs/guide/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})
const BLOCKS = readGuide(Object.values(TEXTS)[0] ?? '')
/** Of every picture. */
const SIZE = { width: 1200, height: 750 }

export function GuidePage() {
  return (
    <>
      <PageHead title={messages.app.guide} context={guideMessages.context} />
      <article className={styles.guide}>
        {BLOCKS.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </article>
    </>
  )
}

function Block({ block }: { block: GuideBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2 id={block.id}>{block.text}</h2>
    case 'picture':
      return (
        <img
          className={styles.picture}
          src={PICTURES[`../../../docs/guide/${block.file}`]}
          alt={block.alt}
          loading="lazy"
          {...SIZE}
        />
      )
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>
              <Spans text={item} />
            </li>
          ))}
        </ul>
      )
    default:
      return (
        <p>
          <Spans text={block.text} />
        </p>
      )
  }
}

const Spans = ({ text }: { text: string }) =>
  readSpans(text).map((span, index) => <Span key={index} span={span} />)

function Span({ span }: { span: GuideSpan }) {
  switch (span.kind) {
    case 'link':
      return (
        <a className={styles.link} href={span.to}>
          {span.text}
        </a>
      )
    case 'strong':
      return <strong>{span.text}</strong>
    case 'key':
      return <Kbd>{span.text}</Kbd>
    default:
      return span.text
  }
}
