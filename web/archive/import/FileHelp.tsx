import { FileDown } from 'lucide-react'
import { importMessages } from '#contract/archive/import.texts.ts'
import { download } from '../../shared/page/download.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { FILE_TEMPLATES } from './file-templates.ts'
import styles from './FileHelp.module.css'
import summary from './summary.module.css'

const { fileHelp: texts } = importMessages

/** Which file formats can be imported, with a template for files made by hand. */
export function FileHelp() {
  return (
    <details className={styles.help}>
      <summary className={summary.summary}>{texts.title}</summary>
      <dl className={styles.files}>
        {texts.files.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.templates}>
        {FILE_TEMPLATES.map(({ kind, fileName, text }) => (
          <Button
            key={kind}
            size="sm"
            icon={<FileDown aria-hidden="true" />}
            onClick={() => download(fileName, new Blob([text], { type: 'text/csv' }))}
          >
            {texts.templates[kind]}
          </Button>
        ))}
      </p>
    </details>
  )
}
