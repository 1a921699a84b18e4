/** The router weighs 10.7 KiB, so this chunk is lazy. */
export { HistoryWriter } from './history-writer.tsx';
export { createProjector } from './projector.ts';
