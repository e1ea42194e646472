import type { Ink } from '#domain/map/plan.ts'
import { createStore } from '../../shared/storage/store.ts'
import type { Tool } from './tools.ts'

interface Chosen {
  readonly tool: Tool
  readonly ink: Ink
}

const FIRST: Chosen = { tool: 'pan', ink: 'lime' }

/** What the user draws with. A plan that is saved, opened or drawn together is another editor, and goes on with it. */
export const lastTool = createStore(FIRST)

export const forgetTool = () => lastTool.set(FIRST)
