/** Lazy, because the router weighs 10.7 KiB. */
export { HistoryWriter } from './history-writer.tsx';
export { createProjector } from './projector.ts';
