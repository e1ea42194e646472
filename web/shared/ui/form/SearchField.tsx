import { Search, X } from 'lucide-react'
import { messages } from '#contract/base/texts.ts'
import { IconButton } from '../action/IconButton.tsx'
import { TextField } from './TextField.tsx'

interface SearchFieldProps {
  label: string
  value: string
  onValueChange: (text: string) => void
  placeholder?: string
  autoFocus?: boolean
}

export function SearchField({
  label,
  value,
  onValueChange,
  placeholder,
  autoFocus = false,
}: SearchFieldProps) {
  return (
    <TextField
      type="search"
      label={label}
      hideLabel
      placeholder={placeholder}
      // Only for popovers that open for the search.
      autoFocus={autoFocus}
      icon={<Search aria-hidden="true" />}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      trailing={
        value ? (
          <IconButton
            label={messages.kit.clearSearch}
            icon={<X aria-hidden="true" />}
            onClick={() => onValueChange('')}
          />
        ) : null
      }
    />
  )
}
