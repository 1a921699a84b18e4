import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import * as v from 'valibot';
import { build } from 'vite';
import { canConfine, findBrowser } from '#visualizations/browser/find-browser.ts';
import { referenceEncrypt } from './reference-cipher.ts';

/** The parts of a deployment's security policy that these tests need. */
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
  "require-trusted-types-for 'script'; trusted-types dompurify";

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('browser-entry.ts', import.meta.url)),
        formats: ['iife'],
        name: 'unused',
      },
    },
  });
  const Output = v.array(v.object({ output: v.array(v.object({ code: v.string() })) }));
  const code = v.parse(Output, built)[0]?.output[0]?.code;
  return v.parse(v.string(), code);
}

/** A request to the server for anything but the page and its script. */
export type Stray = { method: string; url: string; contentType: string; body: string };

export async function startBrowser() {
  const code = await bundle();
  const strays: Stray[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '/', headers } = request;
    if (method === 'GET' && (url === '/' || url === '/unprotected')) {
      response.writeHead(200, {
        'Content-Type': 'text/html',
        ...(url === '/' ? { 'Content-Security-Policy': policy } : {}),
      });
      response.end('<!doctype html><title>x</title><body><script src="/contract.js"></script>');
      return;
    }
    if (url === '/contract.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      response.end(code);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('latin1');
      strays.push({ method, url, contentType: headers['content-type'] ?? '', body });
      const reply = {
        code: 0,
        msg: '',
        data: [
          {
            method: 'uploadLeaveMessageImage',
            data: { imageId: 'i1', url: '/api/pictures/0123456789abcdef0123456789abcdef' },
          },
        ],
      };
      response.end(referenceEncrypt(JSON.stringify(reply), 'ph.hiram.app'));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  const origin = `http://127.0.0.1:${port}`;

  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    timeout: 0,
    ...(executablePath === undefined ? {} : { executablePath }),
    env: { ...process.env, ...env },
    args: canConfine() ? [] : ['--no-sandbox'],
  });
  const context = await browser.newContext();
  // Only the test's own time limit applies, because a page loads slowly on a busy machine.
  context.setDefaultTimeout(0);
  return {
    origin,
    strays,
    /** `/unprotected` is a page without a security policy. */
    async openTab(path: '/' | '/unprotected' = '/') {
      const page = await context.newPage();
      await page.goto(origin + path);
      return page;
    },
    async stop(): Promise<void> {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
