import { useCombobox } from 'downshift'
import { Search } from 'lucide-react'
import type { ChangeEvent, ComponentProps, KeyboardEvent } from 'react'
import { queryMessages as texts } from '#contract/query/query.texts.ts'
import { completeLine, type LineCompletion } from '#domain/query/complete-line.ts'
import type { NameIndex } from '#domain/query/line-names.ts'
import type { QueryToken } from '#domain/query/token.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { TextField } from '../shared/ui/form/TextField.tsx'
import styles from './AskField.module.css'

interface AskFieldProps {
  line: string
  /** What the line says so far. */
  tokens: readonly QueryToken[]
  index: NameIndex | null
  onType: (line: string) => void
  onAsk: (line: string) => void
}

/** A line with completion. Enter takes a chosen completion, else asks. */
export function AskField({ line, tokens, index, onType, onAsk }: AskFieldProps) {
  const items = index ? completeLine(line, tokens, index) : []
  const box = useCombobox<LineCompletion>({
    items,
    inputValue: line,
    selectedItem: null,
    itemToString: () => line,
    stateReducer: (state, { type, changes }) =>
      // A completed word leads to the next one.
      type === useCombobox.stateChangeTypes.InputKeyDownEnter ||
      type === useCombobox.stateChangeTypes.ItemClick
        ? { ...changes, isOpen: true, highlightedIndex: -1, inputValue: state.inputValue }
        : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onType(selectedItem.line)
    },
  })
  const ask = () => {
    box.closeMenu()
    onAsk(line)
  }
  const input: ComponentProps<'input'> = box.getInputProps({
    onChange: (event: ChangeEvent<HTMLInputElement>) => onType(event.target.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter' && (box.highlightedIndex < 0 || !box.isOpen)) ask()
    },
  })

  return (
    <div className={styles.field}>
      <TextField
        label={texts.field}
        placeholder={texts.placeholder}
        icon={<Search aria-hidden="true" />}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...input}
        // The field is already linked to its label.
        aria-labelledby={undefined}
      />
      <Button variant="primary" disabled={line.trim() === '' || !index} onClick={ask}>
        {texts.submit}
      </Button>
      <div className={styles.menu} hidden={!box.isOpen || items.length === 0}>
        <ul
          {...box.getMenuProps({ 'aria-label': texts.suggestions, 'aria-labelledby': undefined })}
        >
          {box.isOpen
            ? items.map((item, at) => (
                <li
                  key={item.text}
                  className={styles.option}
                  data-highlighted={at === box.highlightedIndex || undefined}
                  {...box.getItemProps({ item, index: at })}
                >
                  <span>{item.text}</span>
                  <span className={styles.kind}>{texts.completions[item.kind]}</span>
                </li>
              ))
            : null}
        </ul>
      </div>
    </div>
  )
}
