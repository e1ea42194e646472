import { WebSocket } from 'ws'

/** A minimal socket.io client, so it costs as little as a bare socket. */
export async function openRawLive(address: string, token: string | undefined, room?: number) {
  const url = `${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
  const socket = new WebSocket(url, { perMessageDeflate: false })
  await new Promise<void>((resolve) => {
    const greet = (data: unknown) => {
      const text = textOf(data)
      if (text.startsWith('0{')) socket.send(`40${JSON.stringify({ token, room })}`)
      if (!text.startsWith('42["draft_state"')) return
      socket.off('message', greet)
      resolve()
    }
    socket.on('message', greet)
  })
  socket.on('message', (data: Buffer) => {
    const isPing = data.length === 1
    if (isPing) socket.send('3')
  })
  return socket
}

export const isUpdate = (data: unknown) => textOf(data).startsWith('42["legend_update"')

export function textOf(data: unknown): string {
  return Buffer.isBuffer(data) ? data.toString() : ''
}
