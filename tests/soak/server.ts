import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How long the server has to come up, in milliseconds. */
const patience = 20_000;

/**
 * The built server on a folder of its own, which outlives its kills.
 *
 * @throws when it does not come up in 20 s
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
      if (Date.now() - began > patience) throw new Error('The server did not come up.');
    }
  }

  /** As the machine’s power does it: nothing is closed. */
  async function kill(): Promise<void> {
    const killed = server;
    const gone = new Promise((resolve) => killed.once('exit', resolve));
    killed.kill('SIGKILL');
    await gone;
  }

  await start();
  return {
    origin,
    /** Killed, and started again on what it wrote. */
    async restart(): Promise<void> {
      await kill();
      await start();
    },
    /** Bytes of memory that the process holds; 0 while it is down. */
    memory: (): number =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', `${server.pid}`], { encoding: 'utf8' })) *
      1_024,
    async stop(): Promise<void> {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Lets real time pass, in milliseconds. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
