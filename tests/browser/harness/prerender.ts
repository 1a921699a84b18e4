import * as v from 'valibot';
import { launchPiped } from './devtools-pipe.ts';

const Attached = v.object({
  sessionId: v.string(),
  targetInfo: v.object({ type: v.string(), subtype: v.optional(v.string()) }),
});
const Evaluated = v.object({
  result: v.object({ value: v.optional(v.unknown()) }),
  exceptionDetails: v.optional(v.unknown()),
});
const Requested = v.object({ request: v.object({ url: v.string() }) });

export type PipedPage = {
  evaluate: (expression: string) => Promise<unknown>;
  requested: () => readonly string[];
  send: (method: string, params?: object) => Promise<unknown>;
};

const patience = 30_000;

/** Waits until an expression is true in the page, which may navigate meanwhile. */
export async function seen(page: PipedPage, expression: string): Promise<void> {
  const began = Date.now();
  while ((await page.evaluate(expression).catch(() => null)) !== true) {
    if (Date.now() - began > patience)
      throw new Error(`the expression did not become true in the page: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Returns the source code of a call; the function must not use its scope. */
export const callOf = <Given>(call: (given: Given) => void, given: Given): string =>
  `(${call.toString()})(${JSON.stringify(given)})`;

function addRules(rules: object): void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = JSON.stringify(rules);
  document.head.append(script);
}

/**
 * Opens the only tab of a new browser, whose pages can be prerendered by Chromium's speculation
 * rules, as in a native app's web view.
 *
 * @param atStart sources that run in each page before its own scripts
 */
export async function openHostingPhone(userAgent: string, atStart: readonly string[]) {
  const browser = await launchPiped([`--user-agent=${userAgent}`, '--window-size=375,740']);
  const requests = new Map<string, string[]>();
  let onPage = (_: PipedPage) => {};
  const nextPage = () => new Promise<PipedPage>((resolve) => (onPage = resolve));

  function attach(sessionId: string): void {
    const requested: string[] = [];
    requests.set(sessionId, requested);
    const send = (method: string, params: object = {}) => browser.send(method, params, sessionId);
    // A page that waits for the debugger replies only after it runs.
    void send('Page.enable');
    void send('Network.enable');
    for (const source of atStart) void send('Page.addScriptToEvaluateOnNewDocument', { source });
    void send('Runtime.runIfWaitingForDebugger');
    onPage({
      async evaluate(expression) {
        const options = { expression, returnByValue: true, awaitPromise: true };
        const evaluated = v.parse(Evaluated, await send('Runtime.evaluate', options));
        if (evaluated.exceptionDetails)
          throw new Error(`the expression failed in the page: ${expression}`);
        return evaluated.result.value;
      },
      requested: () => requested,
      send,
    });
  }

  browser.onEvent(({ method, params, sessionId = '' }) => {
    if (method === 'Network.requestWillBeSent') {
      const { url } = v.parse(Requested, params).request;
      requests.get(sessionId)?.push(new URL(url).pathname);
    }
    if (method !== 'Target.attachedToTarget') return;
    const { sessionId: id, targetInfo } = v.parse(Attached, params);
    if (targetInfo.type === 'page') return attach(id);
    const options = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
    void browser.send('Target.setAutoAttach', options, id);
    void browser.send('Runtime.runIfWaitingForDebugger', {}, id);
  });
  const first = nextPage();
  // Prerendering stays enabled only if the debugger attaches to the tab.
  const filter = [{ type: 'tab' }, { exclude: true }];
  const options = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter };
  await browser.send('Target.setAutoAttach', options);
  let shown = await first;
  let prerendered = shown;

  return {
    async open(address: string): Promise<PipedPage> {
      // The page's policy forbids inline scripts, also the speculation rules below.
      await shown.send('Page.setBypassCSP', { enabled: true });
      await shown.send('Page.navigate', { url: address });
      await seen(shown, 'document.readyState === "complete"');
      return shown;
    },
    /** Resolves when the document of the prerendered path has loaded. */
    async prerender(path: string): Promise<PipedPage> {
      const next = nextPage();
      const rules = { prerender: [{ source: 'list', urls: [path], eagerness: 'immediate' }] };
      await shown.evaluate(callOf(addRules, rules));
      prerendered = await next;
      await seen(prerendered, 'document.readyState === "complete"');
      return prerendered;
    },
    /** Activates the prerendered path; returns the time of the tap, milliseconds since 1970. */
    async tap(path: string): Promise<number> {
      const go = `setTimeout(() => { location.href = ${JSON.stringify(path)} }); Date.now()`;
      const tapped = v.parse(v.number(), await shown.evaluate(go));
      shown = prerendered;
      await seen(shown, '!document.prerendering');
      return tapped;
    },
    close: () => browser.close(),
  };
}
