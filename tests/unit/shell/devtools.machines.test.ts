import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import {
  type Command,
  type ControlPanelState,
  controlPanelMachine,
} from '#sandbox/shell/devtools/control-panel.machine.ts';
import { type CounterPayment, counterMachine } from '#sandbox/shell/devtools/counter.machine.ts';
import {
  serviceDeskMachine,
  type ServiceReply,
} from '#sandbox/shell/devtools/service-desk.machine.ts';
import { ledgerMachine } from '#sandbox/shell/devtools/ledger.machine.ts';
import type { Ledger, Scenario } from '#sandbox/shell/control/schemas.ts';
import { readLaunch } from '#sandbox/shell/launch.ts';
import { phoneMachine } from '#sandbox/shell/phone/phone.machine.ts';
import type { PhoneEvent } from '#sandbox/shell/phone/phone.setup.ts';
import { calling } from '#sandbox/shell/ports.ts';
import { firstScenario, shellMachine } from '#sandbox/shell/shell.machine.ts';
import { borrower } from './borrower.ts';

const quiet = () => undefined;

const emptyLedger: Ledger = {
  orders: [],
  payments: [],
  virtualAccounts: [],
  counterPayments: [],
  overdueFeeReversals: [],
  credits: [],
  tickets: [],
  requests: [],
  events: [],
};

/** The borrower's clock is an hour ahead. */
function startControlPanel({ fails = false } = {}) {
  const executed: Command[] = [];
  let refreshed = 0;
  const controlPanel = controlPanelMachine.provide({
    actors: {
      execute: calling(async ({ command }): Promise<ControlPanelState> => {
        executed.push(command);
        if (fails && command.kind !== 'look') throw new Error('no');
        return Promise.resolve({ now: 3_601_000, faults: [] });
      }),
      ticker: fromCallback(({ sendBack }) => sendBack({ type: 'clock.ticked', real: 1_000 })),
    },
    actions: {
      refreshApp: () => {
        refreshed += 1;
      },
    },
  });
  return { controlPanel, executed, refreshed: () => refreshed };
}

async function openControlPanel(...options: Parameters<typeof startControlPanel>) {
  const { controlPanel, ...others } = startControlPanel(...options);
  const actor = createActor(controlPanel).start();
  const opened = () => waitFor(actor, (snapshot) => snapshot.matches('open'));
  actor.send({ type: 'borrower.started', mobile: borrower.mobile, faults: [] });
  const { context } = await opened();
  const run = async (command: Command) => {
    actor.send({ type: 'command.given', command });
    return (await opened()).context;
  };
  return { ...others, context, run };
}

describe('the control panel', () => {
  it('reads clock and faults when a borrower starts', async () => {
    const { context, executed, refreshed } = await openControlPanel();
    expect(executed).toEqual([{ kind: 'look' }]);
    expect(context.ahead).toBe(3_600_000);
    expect(refreshed()).toBe(0);
  });

  it('makes the app refresh after the clock was moved', async () => {
    const { executed, refreshed, run } = await openControlPanel();
    await run({ kind: 'clearFaults' });
    expect(refreshed()).toBe(0);
    await run({ kind: 'advance', by: '1d' });
    expect(executed.at(-1)).toEqual({ kind: 'advance', by: '1d' });
    expect(refreshed()).toBe(1);
  });

  it('shows a refusal of the sandbox and stays usable', async () => {
    const { run } = await openControlPanel({ fails: true });
    expect((await run({ kind: 'resetClock' })).problem).toBe('no');
  });
});

function startShell(search: string, { away = false } = {}) {
  const created: string[] = [];
  const sandbox = { away, created };
  const answer = <T>(value: T): Promise<T> =>
    sandbox.away ? Promise.reject(new Error('away')) : Promise.resolve(value);
  const { controlPanel, executed } = startControlPanel();
  const phone = phoneMachine.provide({
    actors: { frame: fromCallback<PhoneEvent>(quiet) },
    actions: { openPath: quiet, reinstallApp: quiet, refreshApp: quiet },
  });
  const shell = createActor(
    shellMachine.provide({
      actors: {
        phone,
        controlPanel,
        ledger: ledgerMachine.provide({
          actors: {
            readLedger: calling(() => answer(emptyLedger)),
          },
        }),
        scenarios: calling(() =>
          answer<readonly Scenario[]>([{ name: 'approved', description: 'Can borrow.' }]),
        ),
        createBorrower: calling(({ scenario }) => {
          sandbox.created.push(scenario);
          return answer(borrower);
        }),
        stream: fromCallback(({ sendBack }) => {
          sendBack({
            type: 'sms.arrived',
            sms: { text: 'Your code is 482915.', code: '482915', sentAt: 1 },
          });
        }),
      },
      actions: { applyDisplay: quiet },
    }),
    { input: { launch: readLaunch(search) } },
  ).start();
  const running = () => waitFor(shell, (snapshot) => snapshot.matches('running'));
  return { shell, sandbox, executed, running };
}

describe('the counter', () => {
  const payment = { accountNumber: '7110', amount: 100, paidAgo: '1h', postAfter: 'never' };
  const draft = { accountNumber: '7110', amount: '100', paidAgo: '1h', postAfter: 'never' };

  function startCounter(take: () => Promise<{ paymentId: string; postsAt: number | null }>) {
    const taken: { mobile: string; payment: CounterPayment }[] = [];
    let looked = 0;
    const actor = createActor(
      counterMachine.provide({
        actors: {
          pay: calling((input) => {
            taken.push(input);
            return take();
          }),
        },
        actions: {
          lookAgain: () => {
            looked += 1;
          },
        },
      }),
    ).start();
    return { actor, taken, looked: () => looked };
  }

  it('is closed without a borrower', () => {
    const { actor, taken } = startCounter(() => Promise.reject(new Error('no')));
    actor.send({ type: 'payment.pressed', payment });
    expect(actor.getSnapshot().value).toBe('closed');
    expect(taken).toEqual([]);
  });

  it('pays once for repeated presses, and makes app and ledger refresh', async () => {
    const paid = { paymentId: 'payment_1', postsAt: null };
    const { actor, taken, looked } = startCounter(() => Promise.resolve(paid));
    actor.send({ type: 'borrower.started', mobile: borrower.mobile });
    actor.send({ type: 'draft.changed', draft });
    actor.send({ type: 'payment.pressed', payment });
    actor.send({ type: 'payment.pressed', payment });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('open'));
    expect(taken).toEqual([{ mobile: borrower.mobile, payment }]);
    expect(context).toMatchObject({ paid, draft: { accountNumber: null, amount: '' } });
    expect(looked()).toBe(1);
    actor.send({ type: 'borrower.started', mobile: '+639000000000' });
    expect(actor.getSnapshot().context.paid).toBeNull();
  });

  it('shows why a payment was refused, and keeps its form', async () => {
    const refused = new Error('7-Eleven takes whole pesos only.');
    const { actor, looked } = startCounter(() => Promise.reject(refused));
    actor.send({ type: 'borrower.started', mobile: borrower.mobile });
    actor.send({ type: 'draft.changed', draft });
    actor.send({ type: 'payment.pressed', payment });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('open'));
    expect(context).toMatchObject({ draft, problem: refused.message, paid: null });
    expect(looked()).toBe(0);
  });
});

describe('customer service', () => {
  const reply = { ticketId: 'ticket-1', text: 'It is posted.', resolve: true };
  const draft = { ticketId: 'ticket-1', text: 'It is posted.' };

  function startDesk(answer: () => Promise<unknown>) {
    const answered: { mobile: string; reply: ServiceReply }[] = [];
    let looked = 0;
    const actor = createActor(
      serviceDeskMachine.provide({
        actors: {
          answer: calling((input) => {
            answered.push(input);
            return answer();
          }),
        },
        actions: {
          lookAgain: () => {
            looked += 1;
          },
        },
      }),
    ).start();
    return { actor, answered, looked: () => looked };
  }

  it('is closed without a borrower', () => {
    const { actor, answered } = startDesk(() => Promise.resolve());
    actor.send({ type: 'reply.pressed', reply });
    expect(actor.getSnapshot().value).toBe('closed');
    expect(answered).toEqual([]);
  });

  it('K4: answers once for repeated presses, and makes app and ledger refresh', async () => {
    const { actor, answered, looked } = startDesk(() => Promise.resolve());
    actor.send({ type: 'borrower.started', mobile: borrower.mobile });
    actor.send({ type: 'draft.changed', draft });
    actor.send({ type: 'reply.pressed', reply });
    actor.send({ type: 'reply.pressed', reply });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('open'));
    expect(answered).toEqual([{ mobile: borrower.mobile, reply }]);
    expect(context.draft).toEqual({ ticketId: null, text: '' });
    expect(looked()).toBe(1);
  });

  it('shows why an answer was refused, keeps its form, and clears the form for the next borrower', async () => {
    const { actor, looked } = startDesk(() => Promise.reject(new Error('text: too long')));
    actor.send({ type: 'borrower.started', mobile: borrower.mobile });
    actor.send({ type: 'draft.changed', draft });
    actor.send({ type: 'reply.pressed', reply });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('open'));
    expect(context).toMatchObject({ draft, problem: 'text: too long' });
    expect(looked()).toBe(0);
    actor.send({ type: 'borrower.started', mobile: '+639000000000' });
    expect(actor.getSnapshot().context).toMatchObject({ draft: { text: '' }, problem: null });
  });
});

describe('the ledger', () => {
  it('is read when a borrower starts, and once after a group of calls', async () => {
    let reads = 0;
    const ledger = ledgerMachine.provide({
      actors: {
        readLedger: calling(() => {
          reads += 1;
          return Promise.resolve(emptyLedger);
        }),
      },
      delays: { groupOfCalls: 5 },
    });
    const actor = createActor(ledger).start();
    actor.send({ type: 'borrower.started', mobile: borrower.mobile });
    await waitFor(actor, (snapshot) => snapshot.matches('shown'));
    expect(reads).toBe(1);
    actor.send({ type: 'calls.arrived' });
    actor.send({ type: 'calls.arrived' });
    await waitFor(actor, (snapshot) => snapshot.matches('shown'));
    expect(reads).toBe(2);
  });
});

describe('the shell', () => {
  it('applies the faults of a link to the first borrower only', async () => {
    const { shell, executed, running } = startShell('?scenario=approved&fault=login,slow,1');
    const { children } = await running();
    const panel = children.controlPanel;
    if (!panel) throw new Error('no control panel');
    await waitFor(panel, (snapshot) => snapshot.matches('open'));
    shell.send({ type: 'scenario.picked', scenario: 'approved' });
    await running();
    await waitFor(panel, (snapshot) => snapshot.matches('open'));
    const fault = { method: 'login', kind: 'slow', times: 1 };
    expect(executed).toEqual([{ kind: 'addFaults', faults: [fault] }, { kind: 'look' }]);
  });

  it('waits for a user, and starts the chosen scenario', async () => {
    const { shell, sandbox, running } = startShell('');
    await waitFor(shell, (snapshot) => snapshot.matches('welcoming'));
    expect(sandbox.created).toEqual([]);
    shell.send({ type: 'scenario.picked', scenario: firstScenario });
    const { context, children } = await running();
    expect(context.borrower).toEqual(borrower);
    expect(children.phone?.getSnapshot().matches({ screen: { running: 'splash' } })).toBe(true);
    expect(children.controlPanel?.getSnapshot().context.mobile).toBe(borrower.mobile);
  });

  it('starts a scenario that is picked before the scenarios are loaded', async () => {
    const { shell, sandbox, running } = startShell('');
    shell.send({ type: 'scenario.picked', scenario: firstScenario });
    await running();
    expect(sandbox.created).toEqual([firstScenario]);
  });

  it('starts the scenario of a link, signed in as the link says', async () => {
    const { sandbox, running } = startShell('?scenario=loan-70&signedIn=yes');
    const { children } = await running();
    expect(sandbox.created).toEqual(['loan-70']);
    expect(children.phone?.getSnapshot().context.signedIn).toBe(true);
  });

  it('creates another borrower for another scenario', async () => {
    const { shell, sandbox, running } = startShell('?scenario=approved');
    await running();
    shell.send({ type: 'scenario.picked', scenario: 'credit-18' });
    await running();
    expect(sandbox.created).toEqual(['approved', 'credit-18']);
  });

  it('sends an SMS to the phone and to the log', async () => {
    const { running } = startShell('?scenario=approved');
    const { children } = await running();
    expect(children.phone?.getSnapshot().context.sms?.code).toBe('482915');
    expect(children.inspector?.getSnapshot().context.log).toMatchObject([{ source: 'sms' }]);
  });

  it('tries again after the sandbox was unreachable', async () => {
    const { shell, sandbox, running } = startShell('?scenario=approved', { away: true });
    const { context } = await waitFor(shell, (snapshot) => snapshot.matches('failed'));
    expect(context.problem).toBe('away');
    sandbox.away = false;
    shell.send({ type: 'retry.pressed' });
    await running();
  });
});
