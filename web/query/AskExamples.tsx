import { queryMessages as texts } from '#contract/query/query.texts.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { EmptyState } from '../shared/ui/feedback/EmptyState.tsx'
import styles from './AskExamples.module.css'

export const AskExamples = ({ onChoose }: { onChoose: (line: string) => void }) => (
  <EmptyState
    title={texts.examplesTitle}
    text={texts.examplesText}
    action={
      <ul className={styles.examples}>
        {texts.examples.map((line) => (
          <li key={line}>
            <Button onClick={() => onChoose(line)}>{line}</Button>
          </li>
        ))}
      </ul>
    }
  />
)
