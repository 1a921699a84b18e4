import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor } from 'xstate';
import { formatStart } from '#domain/date-format.ts';
import { startOfManilaDay } from '#domain/dates.ts';
import { ServiceFailure } from '#domain/failure.ts';
import { accountDeletionMachine } from '#machines/account-deletion/account-deletion.machine.ts';
import type { AccountDeletionPorts } from '#machines/account-deletion/ports.ts';
import { bankCardChangeMachine } from '#machines/bank-card-change/bank-card-change.machine.ts';
import type { BankCardChangePorts } from '#machines/bank-card-change/ports.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { actor } from '#machines/shared/ports.ts';
import type { SmsCodePorts } from '#machines/sms-code/ports.ts';
import { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { cardKnown } from '#machines/samples/bank-card.ts';
import { mobile } from '#machines/samples/deletion.ts';
import { refusalOf } from '#machines/samples/failures.ts';
import { now } from '#machines/samples/loans.ts';
import { spaced } from '#tests/model/screens/ui.ts';
import { settled } from '#tests/unit/machines/settled.ts';
import { createPreview } from '#visualizations/preview/preview.tsx';

type Refused = { until?: number };

function refusingCodes(refused: Refused) {
  const ports: SmsCodePorts = {
    readCooldown: async () => ({ cooldown: 0 }),
    async sendSmsCode() {
      throw new ServiceFailure({ ...refusalOf('tooManySms'), ...refused });
    },
  };
  return smsCodeMachine.provide({
    actors: {
      readCooldown: actor(ports.readCooldown),
      sendSmsCode: actor(ports.sendSmsCode),
    },
  });
}

const operationConfig: BankCardChangePorts['operationConfig'] = async () => cardKnown();

async function changingAccount(refused: Refused): Promise<AnyMachineSnapshot> {
  const actors = { operationConfig: actor(operationConfig), smsCode: refusingCodes(refused) };
  const change = createActor(bankCardChangeMachine.provide({ actors }), {
    input: { userKey: 'juan', mobile, intent: null },
  }).start();
  await settled();
  change.send({ type: 'code.requested' });
  await settled();
  return change.getSnapshot();
}

const deletionBlockers: AccountDeletionPorts['deletionBlockers'] = async () => ({ blockers: [] });

async function deletingAccount(refused: Refused): Promise<AnyMachineSnapshot> {
  const actors = { deletionBlockers: actor(deletionBlockers), smsCode: refusingCodes(refused) };
  const deletion = createActor(accountDeletionMachine.provide({ actors }), {
    input: { userKey: 'juan', mobile, record: null, intent: null },
  }).start();
  await settled();
  deletion.send({ type: 'rules.accepted' });
  deletion.send({ type: 'reason.chosen', reason: 'notNeeded' });
  deletion.send({ type: 'form.submitted' });
  await settled();
  deletion.send({ type: 'code.requested' });
  await settled();
  return deletion.getSnapshot();
}

const preview = await createPreview('en');

/** Returns the alert's text, its end (null if unknown), and the pages that its controls open. */
function show(snapshot: AnyMachineSnapshot) {
  const opened: string[] = [];
  const request = (rootRequest: RootRequest) =>
    opened.push(
      rootRequest.type === 'location.requested' ? rootRequest.location.page : rootRequest.type,
    );
  render(<preview.Screen snapshot={snapshot} send={() => {}} request={request} />);
  const alert = document.querySelector('[role="alert"]');
  for (const control of alert?.querySelectorAll<HTMLElement>('a, button') ?? []) control.click();
  const until = alert?.querySelector('[data-until]')?.textContent ?? null;
  return { until, text: alert?.textContent ?? '', opened };
}

describe.each([
  ['the account change', changingAccount],
  ['the deletion', deletingAccount],
])('too many SMS codes for %s', (_, reach) => {
  it.each([
    ['the end of the limit', now],
    ['the day after an end at midnight', startOfManilaDay('2026-11-25')],
  ])('show %s, and the current alternatives', async (__, end) => {
    const { until, opened } = show(await reach({ until: end }));
    expect(spaced(until ?? '')).toContain(`${spaced(formatStart(end, 'en'))}.`);
    expect(opened).toEqual(['article', 'customerCenter']);
  });

  it("show the lender's message if it names no end", async () => {
    const { until, text, opened } = show(await reach({}));
    expect(until).toBeNull();
    expect(text).toContain('Wait a few minutes, then try again.');
    expect(opened).toEqual(['article', 'customerCenter']);
  });
});
