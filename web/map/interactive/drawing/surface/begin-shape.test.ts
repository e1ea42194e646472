import { expect, test } from 'vitest'
import { beginShape, continueShape, isWorthKeeping } from './begin-shape.ts'

const HERE = { x: 50, y: 50 }

test('a pen follows the hand, an arrow only its end', () => {
  const pen = beginShape('pen', HERE, 'lime', [])
  const arrow = beginShape('arrow', HERE, 'lime', [])
  if (!pen || !arrow) throw new Error('both are drawn by hand')
  const places = [
    { x: 52, y: 50 },
    { x: 54, y: 50 },
  ]
  expect(places.reduce(continueShape, pen)).toMatchObject({ places: [HERE, ...places] })
  expect(places.reduce(continueShape, arrow)).toMatchObject({ from: HERE, to: { x: 54, y: 50 } })
})

test('a ring is as large as usual until the hand says otherwise', () => {
  const ring = beginShape('ring', HERE, 'lime', [])
  if (!ring) throw new Error('a ring is drawn by hand')
  expect(continueShape(ring, { x: 51, y: 50 })).toMatchObject({ radius: 28 })
  expect(continueShape(ring, { x: 53, y: 54 })).toMatchObject({ radius: 5 })
})

test('moving and selecting draw nothing', () => {
  expect(beginShape('pan', HERE, 'lime', [])).toBeNull()
  expect(beginShape('select', HERE, 'lime', [])).toBeNull()
})

test('lines without length are slips of the hand', () => {
  const ruler = { kind: 'ruler', ink: 'lime', from: HERE, to: { x: 51, y: 50 } } as const
  expect(isWorthKeeping(ruler)).toBe(false)
  expect(isWorthKeeping({ ...ruler, to: { x: 52, y: 50 } })).toBe(true)
  expect(isWorthKeeping({ kind: 'pen', ink: 'lime', places: [HERE] })).toBe(false)
})
