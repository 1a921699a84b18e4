import { describe, expect, it } from 'vitest';
import { hour } from '#domain/constants.ts';
import { repaymentRequestOf } from '#domain/payments/repayment-check.ts';
import { openDatabase } from '#sandbox/database/database.ts';
import { sandboxAppOn } from '#sandbox/http/app.ts';
import { seededRandom } from '#sandbox/random.ts';
import { sandboxOn } from '#sandbox/sandbox.ts';
import { controlClient, newSuffix, wireClient } from './wire-client.ts';

const origin = 'http://sandbox';
const noon = Date.parse('2026-03-02T12:00:00+08:00');

/** A request as a client sent it, for replay on another sandbox. */
type Sent = { url: string; request: RequestInit };

/** Opens a sandbox in memory at a fixed time, without delays, that records every reply. */
async function openInMemory(seed: string) {
  let now = noon;
  const waited: number[] = [];
  const database = await openDatabase({ url: ':memory:' });
  const sandbox = sandboxOn(database, {
    realTime: () => now,
    random: seededRandom(seed),
    wait: async (milliseconds) => void waited.push(milliseconds),
  });
  const app = sandboxAppOn(sandbox);
  const replies: string[] = [];
  return {
    replies,
    waited,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    fetch: async (url: string, request: RequestInit): Promise<Response> => {
      const response = await app.request(url, request);
      const body = await response.clone().text();
      replies.push(JSON.stringify([response.status, [...response.headers], body]));
      return response;
    },
  };
}
type InMemory = Awaited<ReturnType<typeof openInMemory>>;

/** Takes a borrower from a limit to a settled loan; returns the requests in order. */
async function borrowAndRepay(sandbox: InMemory): Promise<Sent[]> {
  const sent: Sent[] = [];
  const fetch = async (url: string, request: RequestInit) => {
    sent.push({ url, request });
    return sandbox.fetch(url, request);
  };
  const wire = wireClient(origin, fetch);
  const control = controlClient(origin, fetch);
  const borrower = await control.borrower('approved-with-coupons');
  const { mobile, token: first } = borrower;
  await wire.call('sendSmsCode', { mobile, purpose: 'login' });
  const [sms] = await control.sms(borrower);
  const { token } = await wire.call('login', { mobile, smsCode: sms?.code });
  expect(token).not.toBe(first);

  const { creditOrderId } = borrower;
  const choice = { creditOrderId, loanAmount: 5_000, term: 61, couponIds: [] };
  const { version, hash } = await wire.call('loanContractPreview', choice, { token });
  const agreement = { version, hash, agreedAt: noon, language: 'en' };
  const attempt = { token, suffix: newSuffix(), t: noon };
  await control.fault(borrower, { method: 'applyOrder', kind: 'slow' });
  const { loanOrderId } = await wire.call('applyOrder', { ...choice, agreement }, attempt);
  await wire.call('applyOrder', { ...choice, agreement }, attempt);
  await control.advance(borrower, '1h');

  const pending = await wire.call('queryPendingRepayPlan', { loanOrderId }, { token });
  const request = repaymentRequestOf(pending, 1);
  if (!request.ok) throw new Error(request.reason);
  await wire.call('repaymentConfirm', request.value, { token });
  await wire.call('getHomepageData', {}, { token });
  await control.ledger(borrower);
  await control.calls(borrower);
  return sent;
}

describe('two sandboxes with the same seed and time', () => {
  it('give the same calls byte-identical replies', async () => {
    const one = await openInMemory('pandan');
    const other = await openInMemory('pandan');
    const sent = await borrowAndRepay(one);
    for (const { url, request } of sent) await other.fetch(url, request);

    expect(one.replies.length).toBeGreaterThan(12);
    expect(other.replies).toEqual(one.replies);
  });
});

describe('a sandbox', () => {
  it('delays replies with the injected wait function', async () => {
    const sandbox = await openInMemory('pandan');
    await borrowAndRepay(sandbox);
    expect(sandbox.waited).toEqual([3_000]);
  });

  it('uses the injected clock', async () => {
    const sandbox = await openInMemory('pandan');
    sandbox.pass(hour);
    const response = await sandbox.fetch(`${origin}/sandbox/clock`, {});
    expect(await response.json()).toEqual({ mobile: null, now: noon + hour, offset: 0 });
  });
});

describe('two sandboxes with different seeds', () => {
  it('create different borrowers', async () => {
    const names = ['pandan', 'ube'].map(async (seed) => {
      const { fetch } = await openInMemory(seed);
      return (await controlClient(origin, fetch).borrower('approved')).mobile;
    });
    const [one, other] = await Promise.all(names);
    expect(one).not.toBe(other);
  });
});
