import { type BrowserContext, expect } from '@playwright/test';

/** Browser messages that a test causes on purpose. */
const onPurpose = {
  /** Calls to the server fail. */
  failedCalls: /^Failed to load resource: .* \/api\/any\//,
  /** Code cannot be fetched. */
  failedCode: /^Failed to load resource: .* \/assets\/[\w.-]+\.(?:js|css)$/,
  /** A host without the file serves a text in place of a stylesheet. */
  failedSheet: /^Refused to apply style from \S+\/assets\//,
  /** The test blocks service workers. */
  noWorker: /^Service Worker registration blocked by Playwright/,
  /** Code arrives truncated. */
  cutOffCode: /^Unexpected end of input/,
  /** There is no network. */
  offline: /^Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_REFUSED)/,
  /** A page cannot render without its code. */
  failedPage: /^ServiceFailure: service failure: network/,
  /** The policy stops foreign markup from running. */
  refusedMarkup: /violates the following Content Security Policy directive/,
} as const;

/**
 * Records messages of pages: errors and warnings on the console, policy violations, thrown errors.
 */
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
