import type { ConsoleMessage, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MoneyIntent } from '#domain/money.ts';
import { startBrowser } from './browser.ts';
import { referenceDecrypt } from './reference-cipher.ts';

let chrome: Awaited<ReturnType<typeof startBrowser>>;
let page: Page;
beforeAll(async () => {
  chrome = await startBrowser();
  page = await chrome.openTab();
});
afterAll(async () => chrome.stop());

let count = 0;
function intent(overrides: Partial<MoneyIntent> = {}): MoneyIntent {
  count += 1;
  return {
    attemptId: `a${count}`,
    userKey: `user-${count}`,
    suffix: 'abcdefghij',
    t: 1_700_000_000_000 + count,
    baseline: { kind: 'repaymentConfirm', loanOrderId: 'l1', references: [] },
    previousAttemptId: null,
    ...overrides,
  };
}
const open = (one: MoneyIntent, on = page) =>
  on.evaluate((given) => window.contract.open(given), one);
const openIntents = (userKey: string) =>
  page.evaluate((given) => window.contract.openIntents(given), userKey);
describe('the journal', () => {
  it('lets exactly one of many pages open an attempt at the same time', async () => {
    const tabs = await Promise.all([chrome.openTab(), chrome.openTab(), chrome.openTab()]);
    const { userKey } = intent();
    const outcomes = await Promise.all(tabs.map(async (tab) => open(intent({ userKey }), tab)));
    expect(outcomes.filter(({ outcome }) => outcome === 'opened')).toHaveLength(1);
    await Promise.all(tabs.map(async (tab) => tab.close()));
  });

  it('is durable from the moment that a write resolves, even if the page is closed', async () => {
    const tab = await chrome.openTab();
    const one = intent();
    await open(one, tab);
    await tab.close();
    await expect(openIntents(one.userKey)).resolves.toEqual([one]);
  });

  it.each([
    ['forbidden', 'denied'],
    ['silent', 'the browser storage does not answer'],
  ] as const)('fails in time if storage is %s', async (fault, message) => {
    if (fault === 'silent') {
      // An open connection blocks the deletion, so a later request to open never settles.
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            const first = indexedDB.open('held');
            first.addEventListener('success', () => {
              indexedDB.deleteDatabase('held');
              resolve();
            });
          }),
      );
    }
    const one = intent();
    const failure = await page.evaluate(([given, how]) => window.contract.openWithout(given, how), [
      one,
      fault,
    ] as const);
    expect(failure).toEqual({ kind: 'journal', message });
    await expect(openIntents(one.userKey)).resolves.toEqual([]);
  });
});

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a><a href="https://evil.example/">y</a>',
  '<form action="https://evil.example/"><input name=q><button>Go</button></form>',
  '<p id=location name=body class=x style="background:url(https://evil.example/)">z</p>',
  '<link rel=stylesheet href="https://evil.example/x.css"><style>@import "/stray.css"</style>',
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=/stray">',
  '<video src="/stray.mp4" poster="/stray.png"></video><audio src="/stray.mp3"></audio>',
  '<object data="/stray.swf"></object><embed src="/stray.swf">',
  '<table background="/stray.png"><tr><td background="/stray.png">t</td></tr></table>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template><select><option>o</select>',
  '<div data-x=1 aria-label=x role=button tabindex=0 contenteditable onclick=alert(1)>d</div>',
  '<x-foo is=bar slot=a part=b exportparts=c>custom</x-foo>',
];

describe('sanitised server HTML', () => {
  it('keeps the text and the structure of a document', async () => {
    const html =
      '<h2>Loan agreement</h2><p lang="fil">Sang-ayon <strong>ako</strong>.</p>' +
      '<table><tbody><tr><th scope="row">Fee</th><td colspan="2">P100</td></tr></tbody></table>';
    const complaints: string[] = [];
    const complain = (message: ConsoleMessage) => complaints.push(message.text());
    page.on('console', complain);
    const shown = await page.evaluate((given) => window.contract.show(given), html);
    page.off('console', complain);
    expect(complaints).toEqual([]);
    expect(shown.html).toBe(html);
    expect(shown.trusted).toBe(true);
  });

  it('contains nothing that runs, loads, navigates, submits or clobbers a name', async () => {
    // Without a security policy, the sanitiser is the only protection.
    const bare = await chrome.openTab('/unprotected');
    const happened: string[] = [];
    bare.on('console', (message) => happened.push(message.text()));
    bare.on('pageerror', (error) => happened.push(error.message));
    bare.on('request', (request) => happened.push(request.url()));
    bare.on('dialog', (dialog) => {
      happened.push(dialog.message());
      void dialog.dismiss().catch(() => undefined);
    });
    // Each item alone, and before each item, because one can hide another.
    const corpus = [...hostile, ...hostile.flatMap((a) => hostile.map((b) => `<div>${a}${b}`))];
    const allowed = new Set(['colspan', 'rowspan', 'scope', 'lang', 'dir']);
    const shown = await bare.evaluate(
      (all) => all.map((html) => window.contract.show(html)),
      corpus,
    );
    const active =
      /^(a|script|img|svg|math|iframe|form|input|button|select|link|style|base|meta|video|audio|object|embed|template)$/;
    expect(shown.flatMap(({ tags }) => tags.filter((tag) => active.test(tag)))).toEqual([]);
    expect(
      shown.flatMap(({ attributes }) => attributes.filter((name) => !allowed.has(name))),
    ).toEqual([]);

    // The unsanitised image shows that this page loads and runs what the sanitiser leaves.
    const ran = bare.waitForEvent('dialog');
    await bare.evaluate((html) => window.contract.showRaw(html), '<img src=x onerror=alert(1)>');
    await ran;
    expect(happened).toEqual([`${chrome.origin}/x`, '1']);
  });
});

describe('an upload', () => {
  it('S7.5: is a multipart form with progress events', async () => {
    chrome.strays.length = 0;
    const { result, cancelled, progress } = await page.evaluate(
      (base) => window.contract.upload(base, 300_000),
      `${chrome.origin}/api`,
    );
    expect(result).toEqual({
      reply: { imageId: 'i1', url: '/api/pictures/0123456789abcdef0123456789abcdef' },
      failure: null,
    });
    expect(progress.at(-1)).toBe(1);
    expect(cancelled.failure).toEqual({ kind: 'cancelled' });

    expect(chrome.strays).toHaveLength(1);
    const [sent] = chrome.strays;
    expect(sent?.url).toMatch(/^\/api\/any\/[a-z]{10}\?t=\d+$/);
    expect(sent?.contentType).toMatch(/^multipart\/form-data; boundary=/);
    const field = (name: string) =>
      new RegExp(`name="${name}"\r\n\r\n([^\r]*)`).exec(sent?.body ?? '')?.[1] ?? '';
    expect(field('method')).toBe('uploadLeaveMessageImage');
    expect(JSON.parse(referenceDecrypt(field('data'), 'ph.hiram.app'))).toEqual({
      credit_clientId: 'a'.repeat(32),
    });
    expect(JSON.parse(referenceDecrypt(field('header'), 'ph.hiram.app'))).toMatchObject({
      afid: 'af-1',
    });
    expect(sent?.body).toContain('name="files"; filename="receipt.jpg"');
  });
});
