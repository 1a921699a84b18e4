import { afterAll, beforeEach, type TestContext } from 'vitest';

/**
 * Adds to a failed test's meta the data that vitest's JSON report omits: the message of a timeout
 * and the comparison of two values. `first-failure.mjs` reads both.
 */
declare module 'vitest' {
  interface TaskMeta {
    failure?: { message: string; diff?: string | undefined };
    /** The message of a promise that was rejected during the test and never caught. */
    uncaught?: string;
  }
}

let running: TestContext['task'] | null = null;

beforeEach(({ task, onTestFailed }) => {
  running = task;
  onTestFailed(() => {
    const [error] = task.result?.errors ?? [];
    if (!error) return;
    const { message, diff = error.cause?.diff } = error;
    task.meta.failure = { message, diff };
  });
});

const note = (reason: unknown) => {
  if (running) running.meta.uncaught ??= reason instanceof Error ? reason.message : String(reason);
};
process.on('unhandledRejection', note);
afterAll(() => void process.off('unhandledRejection', note));
