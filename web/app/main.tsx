import { startPage } from './start-page.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')

void startPage(root)
