import { useCombobox } from 'downshift'
import { expect, test } from 'vitest'
import { teamChoice } from './team-choice.ts'

const { InputBlur, InputChange, InputKeyDownEnter, InputKeyDownEscape } =
  useCombobox.stateChangeTypes

const teams = ['Alliance', 'Copper Finch', 'Kawara', 'Kawau']
const open = {
  isOpen: true,
  highlightedIndex: 0,
  selectedItem: 'Copper Finch',
  inputValue: 'Copper Finch',
}
const untouched = { teams, typed: null, search: '' }
const firstRow = { isOpen: false, selectedItem: 'Alliance', inputValue: 'Alliance' }

test('leaving the field chooses nothing, whatever row is marked', () => {
  const left = teamChoice(open, { type: InputBlur, changes: firstRow }, untouched)
  expect(left).toEqual({ ...firstRow, selectedItem: 'Copper Finch', inputValue: 'Copper Finch' })
})

test('Escape keeps the team, on a closed field too', () => {
  const changes = { isOpen: false, selectedItem: null, inputValue: '' }
  for (const isOpen of [true, false]) {
    const kept = teamChoice({ ...open, isOpen }, { type: InputKeyDownEscape, changes }, untouched)
    expect(kept.selectedItem).toBe('Copper Finch')
  }
})

const type = (inputValue: string) =>
  teamChoice(open, { type: InputChange, changes: { inputValue } }, untouched)

test('the first row is marked once something is typed', () => {
  expect(type('k').highlightedIndex).toBe(0)
  expect(type(' ').highlightedIndex).toBe(-1)
})

const enter = (typed: string, search: string, highlightedIndex: number, joinNames: string | null) =>
  teamChoice(
    { ...open, highlightedIndex },
    { type: InputKeyDownEnter, changes: { isOpen: false, selectedItem: joinNames } },
    { teams, typed, search },
  ).selectedItem

test('Enter takes the first match of what was typed, though the list is of a moment ago', () => {
  expect(enter('kawa', '', 0, 'Alliance')).toBe('Kawara')
  expect(enter('kawa', 'kawa', -1, null)).toBe('Kawara')
  expect(enter('nobody', 'no', 0, 'Alliance')).toBe('Copper Finch')
})

test('Enter takes the marked row of a list that is up to date', () => {
  expect(enter('kawa', 'kawa', 1, 'Kawau')).toBe('Kawau')
})

test('Enter in an emptied field changes nothing', () => {
  expect(enter('', 'kawa', -1, null)).toBe('Copper Finch')
})
