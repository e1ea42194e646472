/** A binary heap: the item with the lowest priority comes out first. */
export function createQueue() {
  const heap = []

  const swap = (a, b) => {
    const held = heap[a]
    heap[a] = heap[b]
    heap[b] = held
  }

  return {
    get isEmpty() {
      return heap.length === 0
    },
    push(priority, item) {
      heap.push({ priority, item })
      let at = heap.length - 1
      while (at > 0) {
        const parent = (at - 1) >> 1
        if (heap[parent].priority <= heap[at].priority) break
        swap(parent, at)
        at = parent
      }
    },
    pop() {
      const first = heap[0]
      const last = heap.pop()
      if (heap.length > 0) {
        heap[0] = last
        sink(heap, swap)
      }
      return first
    },
  }
}

function sink(heap, swap) {
  let at = 0
  for (;;) {
    let least = at
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if (child < heap.length && heap[child].priority < heap[least].priority) least = child
    }
    if (least === at) return
    swap(least, at)
    at = least
  }
}
