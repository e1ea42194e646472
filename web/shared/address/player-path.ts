import { viewPath } from './view-path.ts'

export const playerPath = (player: string) => viewPath('player', { player })
