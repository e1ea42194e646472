import { createStore } from '../storage/store.ts'

const announced = createStore(0)

/** The server says that someone changed the plan for the series. */
export const announcePlan = () => announced.set(announced.get() + 1)

export const onPlanAnnounced = announced.subscribe
