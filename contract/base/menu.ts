import * as z from 'zod/mini'
import { noInput } from './field.ts'
import { route } from './route.ts'

export const getMenu = route({
  method: 'GET',
  path: '/api/menu',
  access: 'public',
  summary:
    'Find out what the menus mark and hide: whether a game is running, and whether the maps have markers and lootpaths.',
  input: noInput,
  output: z.object({ isRunning: z.boolean(), hasPins: z.boolean(), hasLootpaths: z.boolean() }),
})
