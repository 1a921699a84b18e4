import { Hono } from 'hono';
import { secured } from './static.ts';

/** What a sandbox is made with. */
export interface SandboxOptions {
  /** The folder that holds its database; made when it is missing. */
  readonly dataDir: string;
}

/** The sandbox's server: every path under `/api` and `/sandbox` is answered here, also with a 404. */
export function createSandboxApp(_options: SandboxOptions): Promise<Hono> {
  const app = new Hono();
  app.use(secured);
  return Promise.resolve(app);
}
