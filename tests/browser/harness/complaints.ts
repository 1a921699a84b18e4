import { type BrowserContext, expect } from '@playwright/test';

/** What the browser says of what a test does on purpose. */
const onPurpose = {
  /** Calls to the server fail. */
  failedCalls: /^Failed to load resource: .* \/api\/any\//,
  /** Code can't be fetched. */
  failedCode: /^Failed to load resource: .* \/assets\/[\w.-]+\.(?:js|css)$/,
  /** A host without the file serves a text in place of a stylesheet. */
  failedSheet: /^Refused to apply style from \S+\/assets\//,
  /** The test lets no worker keep files. */
  noWorker: /^Service Worker registration blocked by Playwright/,
  /** Code comes cut off. */
  cutOffCode: /^Unexpected end of input/,
  /** There is no network. */
  offline: /^Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_REFUSED)/,
  /** A page can't be drawn for want of its code. */
  failedPage: /^ServiceFailure: service failure: network/,
  /** The policy keeps foreign markup from running. */
  refusedMarkup: /violates the following Content Security Policy directive/,
} as const;

/** What pages complain of: errors and warnings of the console, broken policies, thrown errors. */
export function listenForComplaints(context: BrowserContext) {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { pathname } = new URL(message.location().url || 'about:blank');
    heard.push(`${message.text()} ${pathname}`);
  });
  context.on('weberror', (error) => heard.push(error.error().message));
  return {
    expect(kind: keyof typeof onPurpose) {
      allowed.push(onPurpose[kind]);
    },
    expectNone() {
      const unexpected = heard.filter((text) => !allowed.some((one) => one.test(text)));
      expect(unexpected, 'what the pages complained of').toEqual([]);
    },
  };
}

export type Complaints = ReturnType<typeof listenForComplaints>;
