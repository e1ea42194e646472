/** Stands in for socket.io-client: a socket that never connects, so nothing arrives through it. */
export function io() {
  const socket = {
    connected: false,
    on: () => socket,
    off: () => socket,
    once: () => socket,
    removeAllListeners: () => socket,
    emit: () => socket,
    connect: () => socket,
    disconnect: () => socket,
    close: () => socket,
    io: { on: () => socket.io, off: () => socket.io, removeAllListeners: () => socket.io },
  }
  return socket
}
