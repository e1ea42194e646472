import { expect, test } from 'vitest'
import { renderText } from '../../shared/ui/test-render.tsx'
import { useMapAddress } from './map-address.ts'

function Shown() {
  const { map, layers, plan, shared, rings, excluded, search } = useMapAddress()
  return <p>{JSON.stringify({ map, layers, plan, shared, rings, excluded, search })}</p>
}

const open = (search: string): unknown => JSON.parse(renderText(<Shown />, { search }))

test('the map opens with its POIs and nothing else', () => {
  expect(open('')).toEqual({
    map: 'worldsedge',
    layers: ['pois'],
    plan: null,
    shared: null,
    rings: null,
    excluded: [],
    search: '',
  })
})

test('a link opens the map, layers, plan and rings that it names', () => {
  const search = '?map=stormpoint&layers=pins,lootpaths&plan=4&rings=20.5,30,41,52.25'
  expect(open(search)).toMatchObject({
    map: 'stormpoint',
    layers: ['pins', 'lootpaths'],
    plan: 4,
    rings: [20.5, 30, 41, 52.25],
    search,
  })
})

test('what a link gets wrong is left out', () => {
  expect(open('?map=Moon!&layers=pins,walls&plan=four&excluded=nowhere')).toMatchObject({
    map: 'worldsedge',
    layers: ['pins'],
    plan: null,
    excluded: [],
    search: '?layers=pins',
  })
})

test('a map that nobody has added yet is shown as the first one, and stays in the link', () => {
  expect(open('?map=newmap')).toMatchObject({ map: 'worldsedge', search: '?map=newmap' })
})
