import { describe, expect, it } from 'vitest';
import { borrowerSteps } from './borrower-steps.ts';
import { openSandbox } from './in-memory.ts';
import { controlClient, newSuffix, wireClient } from './wire-client.ts';

type Sent = { url: string; request: RequestInit };

async function openRecorded() {
  const { fetch, now } = await openSandbox('2026-03-02T12:00:00+08:00');
  const replies: string[] = [];
  return {
    replies,
    now,
    fetch: async (url: string, request: RequestInit): Promise<Response> => {
      const response = await fetch(url, request);
      const body = await response.clone().text();
      replies.push(JSON.stringify([response.status, [...response.headers], body]));
      return response;
    },
  };
}

async function borrowAndRepay(sandbox: Awaited<ReturnType<typeof openRecorded>>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const fetch = async (url: string, request: RequestInit) => {
    sent.push({ url, request });
    return sandbox.fetch(url, request);
  };
  const wire = wireClient('http://sandbox', fetch);
  const control = controlClient('http://sandbox', fetch);
  const steps = borrowerSteps({ wire, control });
  const made = await control.borrower('approved-with-coupons');
  const smsCode = await steps.codeFor(made, 'login');
  const { token } = await wire.call('login', { mobile: made.mobile, smsCode });
  expect(token).not.toBe(made.token);

  const borrower = { ...made, token };
  const data = await steps.application(borrower);
  const attempt = { token, suffix: newSuffix(), t: sandbox.now() };
  await control.fault(borrower, { method: 'applyOrder', kind: 'slow' });
  const { loanOrderId } = await wire.call('applyOrder', data, attempt);
  await wire.call('applyOrder', data, attempt);
  await control.advance(borrower, '1h');

  await steps.payOnline(borrower, 1, loanOrderId);
  await wire.call('getHomepageData', {}, borrower);
  await control.ledger(borrower);
  await control.calls(borrower);
  return sent;
}

describe('two sandboxes with the same seed and time', () => {
  it('give the same calls byte-identical replies', async () => {
    const one = await openRecorded();
    const other = await openRecorded();
    const sent = await borrowAndRepay(one);
    for (const { url, request } of sent) await other.fetch(url, request);

    expect(one.replies.length).toBeGreaterThan(12);
    expect(other.replies).toEqual(one.replies);
  });
});
