import { holdCall } from '../../harness/held-call.ts';
import { moneyActions } from '../../harness/money-actions.ts';
import { everyCopy } from '../../harness/sandbox.ts';
import { isPlayed } from '../../harness/share.ts';
import { expect, test } from '../../harness/test.ts';
import type { Texts } from '../../harness/texts.ts';
import { gateOf } from '../../harness/gate.ts';

type Row = {
  kind: string;
  /** Whether the server took the money. */
  taken: boolean;
  /** The text about the server's answer, if the app reports it. */
  answer?: (t: Texts) => string;
};

const rows: readonly Row[] = [
  {
    kind: 'error-code:999999',
    taken: false,
    answer: (t) => t('failure:business', { message: 'The sandbox was told to answer 999999.' }),
  },
  { kind: 'timeout', taken: false },
  { kind: 'drop-before', taken: false },
  { kind: 'http-500', taken: false, answer: (t) => t('failure:badResponse') },
  { kind: 'maintenance', taken: false, answer: (t) => t('failure:maintenance') },
  { kind: 'drop-after', taken: true },
  { kind: 'malformed', taken: true },
  { kind: 'undecipherable', taken: true },
  { kind: 'slow', taken: true },
];

for (const [place, action] of moneyActions.entries()) {
  const met = rows.filter((_, row) => isPlayed(row, place, 3));

  test.describe(action.method, () => {
    test(
      'a refused request moves no money, and shows the reason',
      gateOf(place, 0),
      async ({ page, person, sandbox, signIn, t }) => {
        const { method, refusal } = action;
        const who = await signIn(action.scenario);
        await action.prepare(page, person);
        await sandbox.fault(who, { method, kind: `error-code:${refusal.code}` });
        await action.button(person).click();
        await person.reads(refusal.says(t));
        expect(action.moved(await sandbox.ledger(who))).toBe(0);

        await action.prepareAgain(person);
        await action.button(person).click();
        await person.sees(action.done(t));
        expect(action.moved(await sandbox.ledger(who))).toBe(1);
      },
    );

    for (const { kind, taken, answer } of met) {
      test(`${kind}: ${taken ? 'money moves once, and is found' : 'no money moves, and that is reported'}`, async ({
        complaints,
        page,
        person,
        sandbox,
        signIn,
        t,
        time,
      }) => {
        complaints.expect('failedCalls');
        const { method } = action;
        const who = await signIn(action.scenario);
        await page.clock.install();
        await action.prepare(page, person);
        const slow = kind === 'slow' ? await holdCall(page, method) : null;
        const struck = slow ? null : await sandbox.strike(who, { method, kind, times: everyCopy });
        await action.button(person).click();

        if (kind === 'timeout' || slow) await person.sees(action.sending(t));
        await slow?.arrives();
        if (kind === 'timeout') {
          await struck?.();
          await page.clock.fastForward(60_000);
        }
        if (kind === 'maintenance') await person.taps(t('common:maintenance.close'));
        if (taken) {
          await person.sees(action.done(t));
        } else {
          await person.sees(action.waiting(t));
          await time.passes(page, 90_000);
          await person.reads(answer ? action.answered(t, answer(t)) : action.notTaken(t));
        }
        const { requests, ...ledger } = await sandbox.ledger(who);
        expect(action.moved({ requests, ...ledger })).toBe(taken ? 1 : 0);
        expect(requests.filter((request) => request.method === method)).toHaveLength(taken ? 1 : 0);
      });
    }
  });
}
