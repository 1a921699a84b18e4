import { type BrowserContext, expect } from '@playwright/test';

const onPurpose = {
  failedCalls: /^Failed to load resource: .* \/api\/any\//,
  failedCode: /^Failed to load resource: .* \/assets\/[\w.-]+\.(?:js|css)$/,
  /** A host without the file serves a text in place of a stylesheet. */
  failedSheet: /^Refused to apply style from \S+\/assets\//,
  /** The test blocks service workers. */
  noWorker: /^Service Worker registration blocked by Playwright/,
  cutOffCode: /^Unexpected end of input/,
  offline: /^Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_REFUSED)/,
  refusedMarkup: /violates the following Content Security Policy directive/,
} as const;

/** Records errors and warnings on the console, and thrown errors. */
export function listenForComplaints(context: BrowserContext) {
  const complaints: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { pathname } = new URL(message.location().url || 'about:blank');
    complaints.push(`${message.text()} ${pathname}`);
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  return {
    expect(kind: keyof typeof onPurpose) {
      allowed.push(onPurpose[kind]);
    },
    expectNone() {
      const unexpected = complaints.filter((text) => !allowed.some((one) => one.test(text)));
      expect(unexpected, 'messages of the pages').toEqual([]);
    },
  };
}

export type Complaints = ReturnType<typeof listenForComplaints>;
