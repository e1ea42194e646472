import { viewPath } from './view-path.ts'

/** What the field does with a legend. */
export const legendPath = (legend: string) => viewPath('meta', { tab: 'legends', legend })
