import { done, noInput } from '../base/field.ts'
import { route } from '../base/route.ts'

export const startSimulation = route({
  method: 'POST',
  path: '/api/admin/live_simulation',
  access: 'settings.manage',
  summary:
    'Play a simulated match for the viewers of this server. One at a time; it ends when no one watches, and is never stored.',
  input: noInput,
  output: done,
})

export const stopSimulation = route({
  method: 'DELETE',
  path: '/api/admin/live_simulation',
  access: 'settings.manage',
  summary: 'End the simulated match.',
  input: noInput,
  output: done,
})
