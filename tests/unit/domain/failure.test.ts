import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Failure, failureOf, ServiceFailure } from '#domain/failure.ts';
import { answerIn, MoneyAnswer } from '#domain/money/answer.ts';

const failures: readonly Failure[] = [
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'cancelled' },
  { kind: 'undecipherable' },
  { kind: 'invalidPayload' },
  { kind: 'journal', message: 'denied' },
  { kind: 'unexpected', message: 'no' },
  { kind: 'badRequest', status: 400 },
  { kind: 'badResponse', status: 502 },
  { kind: 'session', reason: 'empty' },
  { kind: 'session', reason: 'expired' },
  { kind: 'session', reason: 'squeezed' },
  { kind: 'business', code: 1_600_001, message: 'not now' },
  { kind: 'maintenance' },
];

describe('S8.10: a failure', () => {
  it('comes from a service’s exception, whose message has the kind of the failure', () => {
    for (const failure of failures) {
      const cause = new Error('cause');
      const thrown = new ServiceFailure(failure, { cause });
      expect(failureOf(thrown)).toBe(failure);
      expect([thrown.name, thrown.message, thrown.cause]).toEqual([
        'ServiceFailure',
        `service failure: ${failure.kind}`,
        cause,
      ]);
    }
  });

  it('is unexpected, with the original message, for any other exception', () => {
    const thrown = [new Error('broken'), new TypeError('odd'), 'text', 404, null, undefined];
    expect(thrown.map(failureOf)).toEqual(
      ['broken', 'odd', 'text', '404', 'null', 'undefined'].map((message) => ({
        kind: 'unexpected',
        message,
      })),
    );
  });
});

describe('a money request', () => {
  it('stores the server’s reply in a failure as its answer, and null without a readable reply', () => {
    const answers = failures.map(answerIn);
    expect(answers).toEqual([...failures.slice(0, 7).map(() => null), ...failures.slice(7)]);
    for (const answer of answers.filter((one) => one !== null))
      expect(v.parse(MoneyAnswer, answer)).toEqual(answer);
    const others = [
      { kind: 'session', reason: 'other' },
      { kind: 'badRequest', status: '400' },
      { kind: 'network' },
      { kind: 'business', code: 1, message: 'x'.repeat(201) },
    ];
    for (const other of others) expect(v.is(MoneyAnswer, other)).toBe(false);
  });

  it.each([
    ['card 1234 5678 9012 3456 refused', 'card … refused'],
    ['call 0917-123-4567', 'call …'],
    ['pay 123456789 by 2026-11-24', 'pay 123456789 by 2026-11-24'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), 'x'.repeat(200)],
    // A number that crosses the limit is removed, not truncated.
    [`${'x'.repeat(195)} 09171234567`, `${'x'.repeat(195)} …`],
  ])(
    'stores the server’s answer without numbers of ten or more digits, and cuts it to 200 characters: %s',
    (message, stored) => {
      expect(answerIn({ kind: 'business', code: 1, message })).toEqual({
        kind: 'business',
        code: 1,
        message: stored,
      });
    },
  );
});
