import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Timeout for the server's start, in milliseconds. */
const patience = 20_000;

/**
 * The built server with a data folder that survives kills.
 *
 * @throws if the server does not start within 20 s
 */
export async function startServer(port: string) {
  const folder = mkdtempSync(join(tmpdir(), 'hiram-soak-'));
  const origin = `http://127.0.0.1:${port}`;
  let server: ChildProcess;

  async function start(): Promise<void> {
    server = spawn(process.execPath, ['dist/server/server.js'], {
      env: { ...process.env, PORT: port, DATA_DIR: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (const began = Date.now(); ; await pause(100)) {
      const isUp = await fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) return;
      if (Date.now() - began > patience) throw new Error('the server did not start');
    }
  }

  /** Kills the process without closing anything, like a power failure. */
  async function kill(): Promise<void> {
    const killed = server;
    const gone = new Promise((resolve) => killed.once('exit', resolve));
    killed.kill('SIGKILL');
    await gone;
  }

  await start();
  return {
    origin,
    /** Kills the server, and starts it again with the same data. */
    async restart(): Promise<void> {
      await kill();
      await start();
    },
    /** Memory of the process in bytes; 0 while it is down. */
    memory: (): number =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', `${server.pid}`], { encoding: 'utf8' })) *
      1_024,
    async stop(): Promise<void> {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits in real time, in milliseconds. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
