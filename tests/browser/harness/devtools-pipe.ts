import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { chromium } from '@playwright/test';
import * as v from 'valibot';
import { canConfine, findBrowser } from '#visualizations/browser/find-browser.ts';

/** The reply to the command with this id, or an event without an id. */
const Message = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.optional(v.number()),
    result: v.optional(v.unknown()),
    error: v.optional(v.object({ message: v.string() })),
    method: v.optional(v.string()),
    params: v.optional(v.unknown()),
    sessionId: v.optional(v.string()),
  }),
);
type Message = v.InferOutput<typeof Message>;

const pipesOf = ({ stdio }: ChildProcess): { input: Writable; output: Readable } => {
  const [input, output] = [stdio[3], stdio[4]];
  if (input instanceof Writable && output instanceof Readable) return { input, output };
  throw new Error('the browser has no pipes');
};

/**
 * Starts the browser without Playwright, whose way of attaching to a page disables prerendering.
 */
export async function launchPiped(options: readonly string[]) {
  const { env, executablePath = chromium.executablePath() } = await findBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'hiram-piped-'));
  const child = spawn(
    executablePath,
    [
      '--headless',
      '--remote-debugging-pipe',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-dev-shm-usage',
      '--disable-sync',
      ...(canConfine() ? [] : ['--no-sandbox']),
      `--user-data-dir=${folder}`,
      ...options,
      'about:blank',
    ],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const { input, output } = pipesOf(child);
  const commands = new Map<number, (message: Message) => void>();
  const listeners: ((message: Message) => void)[] = [];
  let received = '';
  output.setEncoding('utf8').on('data', (part: string) => {
    const texts = (received + part).split('\0');
    received = texts.pop() ?? '';
    for (const text of texts) {
      const message = v.parse(Message, text);
      if (message.id === undefined) for (const listener of listeners) listener(message);
      else commands.get(message.id)?.(message);
    }
  });
  let last = 0;
  return {
    /** Without a session, sends the command to the browser itself. Rejects with its error. */
    send: (method: string, params: object = {}, sessionId?: string) =>
      new Promise<unknown>((resolve, reject) => {
        const id = ++last;
        commands.set(id, ({ error, result }) => {
          commands.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result);
        });
        input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      }),
    onEvent: (listener: (message: Message) => void) => void listeners.push(listener),
    async close(): Promise<void> {
      const ended = child.exitCode === null ? once(child, 'exit') : null;
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
