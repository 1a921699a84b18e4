import { vi } from 'vitest';
import { company } from '#app/company.ts';
import { flowChunks } from '#flows/flows.ts';
import { createServices } from '#app/services.ts';
import { startApp } from '#app/start-app.ts';
import { startTexts } from '#i18n/i18n.ts';
import { flowIds } from '#machines/flows.ts';
import { createTracedWindow, type Replies, resolveRequests, traceCalls } from './traced-window.ts';

/**
 * Phases of a start: the services are made; `startApp` runs; its code loads; the shell answers;
 * the lender answers; 500 ms pass.
 */
type Part = 'before' | 'turn' | 'code' | 'shell' | 'lender' | 'later';

/** A start of the app, and the lines that complete the shell's and the lender's phases. */
export type Start = {
  path: string;
  stored: Replies;
  replies: Replies;
  shellEnds: string;
  lenderEnds?: string;
};

export type Trace = Readonly<Record<Part, readonly string[]>>;

/** In real milliseconds. */
const lineTimeout = 5_000;

/** Waits for imports, IndexedDB and Web Crypto, which all need turns of the event loop. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 30; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

function traceCode(note: (line: string) => void): () => void {
  const fetched = new Set<string>();
  const undo = flowIds.map((flow) =>
    traceCalls(flowChunks, flow, () => {
      // A flow's screens and its machine share one chunk, which both import.
      if (!fetched.has(flow)) note(`fetches the code of ${flow}`);
      fetched.add(flow);
    }),
  );
  return () => {
    for (const restore of undo) restore();
  };
}

/** Returns the lines of each phase, without a read or write that repeats the line before. */
export async function traceStart(start: Start): Promise<Trace> {
  const trace: Record<Part, string[]> = {
    before: [],
    turn: [],
    code: [],
    shell: [],
    lender: [],
    later: [],
  };
  let part: Part = 'before';
  const note = (line: string) => {
    const repeats = /^(reads|writes) /.test(line) && trace[part].at(-1) === line;
    if (!repeats) trace[part].push(line);
  };
  async function until(line: string | undefined): Promise<void> {
    const began = process.hrtime.bigint();
    const isLate = () => process.hrtime.bigint() - began > BigInt(lineTimeout) * 1_000_000n;
    const isMissing = () => line !== undefined && !trace[part].includes(line);
    await settle();
    while (isMissing() && !isLate()) {
      await settle();
    }
  }

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  resolveRequests();
  const untraced = traceCode(note);
  try {
    const { host, shell, lender } = createTracedWindow(note, start);
    const services = createServices(host);
    const texts = await startTexts('en', company);
    traceCalls(texts, 'need', (names) => note(`fetches the words of ${String(names)}`));
    traceCalls(services, 'openJournal', () => note('fetches the code of the journal'));
    part = 'turn';
    const app = startApp(host, services, texts);
    part = 'code';
    app.history.attach((href, { replace }) =>
      note(`${replace ? 'replaces the entry by' : 'pushes'} ${href}`),
    );
    await settle();
    part = 'shell';
    shell.answer();
    await until(start.shellEnds);
    part = 'lender';
    lender.answer();
    await until(start.lenderEnds);
    part = 'later';
    await vi.advanceTimersByTimeAsync(500);
    await settle();
  } finally {
    untraced();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
  return trace;
}
