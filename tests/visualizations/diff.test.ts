import { describe, expect, it } from 'vitest';
import { compare } from '#visualizations/diff/compare.ts';
import { overlayOf } from '#visualizations/diff/overlay.ts';
import { changesBetween, reportOf, sentencesOf } from '#visualizations/diff/report.ts';
import { unionOf } from '#visualizations/diff/union.ts';
import { statesIn, transitionsIn } from '#machines/description/describe.ts';
import type {
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import { descriptionIn } from '#machines/description/read.ts';
import { descriptions, drawable } from './machines.ts';

const copyOf = (machine: MachineDescription) => descriptionIn(JSON.stringify(machine));

function machineNamed(id: string): MachineDescription {
  const found = descriptions.find((one) => one.id === id);
  if (!found) throw new Error(`no machine ${id}`);
  return copyOf(found);
}

function stateNamed(machine: MachineDescription, id: string): StateDescription {
  const found = statesIn(machine).find((state) => state.id === id);
  if (!found) throw new Error(`no state ${id}`);
  return found;
}

function transitionNamed(machine: MachineDescription, id: string): TransitionDescription {
  const found = transitionsIn(machine).find((one) => one.id === id);
  if (!found) throw new Error(`no transition ${id}`);
  return found;
}

/** Breaking sentences begin with an exclamation mark. */
const saidBetween = (before: MachineDescription, after: MachineDescription): string[] =>
  sentencesOf(compare(before, after)).map(({ breaking, text }) => (breaking ? '! ' : '') + text);

function said(id: string, edit: (machine: MachineDescription) => void): string[] {
  const after = machineNamed(id);
  edit(after);
  return saidBetween(machineNamed(id), after);
}

function saidOfTexts(id: string, texts: Record<string, string>): string[] {
  const before = machineNamed(id);
  const after = Object.entries(texts).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    JSON.stringify(before),
  );
  return saidBetween(before, descriptionIn(after));
}

function remove(machine: MachineDescription, id: string) {
  for (const state of statesIn(machine)) {
    state.states = state.states.filter((child) => child.id !== id);
    state.transitions = state.transitions.filter(({ targets }) => !targets.includes(id));
  }
}

function rename(machine: MachineDescription, id: string, key: string): MachineDescription {
  const now = id.replace(/[^.]+$/, key);
  const text = JSON.stringify(machine)
    .replaceAll(`"${id}"`, `"${now}"`)
    .replaceAll(`"${id}.`, `"${now}.`)
    .replaceAll(`"${id} |`, `"${now} |`);
  const renamed = descriptionIn(text);
  stateNamed(renamed, now).key = key;
  return renamed;
}

describe('a diff without changes', () => {
  it.each(drawable.map((one) => [one.id, one] as const))('is empty for %s', (_, machine) => {
    const { states, transitions } = compare(copyOf(machine), copyOf(machine));
    expect([states, transitions]).toEqual([[], []]);
  });

  it('between two revisions says that nothing changed', () => {
    const revision = { name: 'one', machines: descriptions.map(copyOf) };
    const other = { name: 'other', machines: descriptions.map(copyOf) };
    const changes = changesBetween(revision, other);
    expect(changes).toEqual({ added: [], removed: [], changed: [] });
    expect(reportOf([revision, other], changes, (id) => id)).toContain('No machine differs.');
  });
});

describe('the diff of one edit', () => {
  it('reports a retargeted transition as breaking', () => {
    const sentences = said('moneyAction', (machine) => {
      const lost = 'moneyAction.submitting | xstate.error.actor.submitMoney | 0';
      transitionNamed(machine, lost).targets = ['moneyAction.notSent'];
    });
    expect(sentences).toEqual([
      '! **Retargeted** in “Sending” (`moneyAction.submitting`), “The request was not answered”: now leads to “Not sent” instead of “Outcome unknown”.',
    ]);
  });

  it('reports a weaker guard before money moves as breaking', () => {
    const loosened = said('borrow', (machine) => {
      const confirmed = 'borrow.confirm.reviewingTerms | loan.confirmed | 0';
      transitionNamed(machine, confirmed).guard = null;
    });
    expect(loosened).toEqual([
      '! **Loosened** in “Reviewing the terms” (`borrow.confirm.reviewingTerms`), “Loan confirmed”: ' +
        'money may move on less: has no condition any longer; it was: only if the agreement is ticked.',
    ]);
  });

  it('is drawn as a Mermaid diagram in the report, without an image file', () => {
    const before = machineNamed('moneyAction');
    const after = machineNamed('moneyAction');
    const lost = 'moneyAction.submitting | xstate.error.actor.submitMoney | 0';
    transitionNamed(after, lost).targets = ['moneyAction.notSent'];
    const revisions = [
      { name: 'one', machines: [before] },
      { name: 'other', machines: [after] },
    ] as const;
    const report = reportOf([...revisions], changesBetween(...revisions), () => null);
    expect(report).not.toMatch(/!\[|\.svg/);
    const [, diagram = ''] = /```mermaid\n([^`]+)```/.exec(report) ?? [];
    expect(diagram).toMatch(/moneyAction__submitting --> moneyAction__notSent: \+ /);
    expect(diagram).toMatch(/--> moneyAction__unknown: − /);
    expect(diagram).toContain('classDef removed');
  });

  it('reports a removed state and its transitions as breaking', () => {
    const sentences = said('borrow', (machine) => remove(machine, 'borrow.failed'));
    expect(sentences).toContain('! **Removed** state “No limit” (`borrow.failed`).');
    expect(sentences).toContain(
      '! **Removed** in “Loading the limit” (`borrow.loading`), “The limit, applications and coupons did not load”: no longer leads to “No limit”.',
    );
    expect(sentences).toContain(
      '! **Removed** in “No limit” (`borrow.failed`), “Back”: no longer leads to “Left”.',
    );
    expect(sentences).toHaveLength(7);
  });

  it('reports an added state and its transitions', () => {
    const before = machineNamed('borrow');
    remove(before, 'borrow.failed');
    const sentences = saidBetween(before, machineNamed('borrow'));
    expect(sentences[0]).toBe('**Added** state “No limit” (`borrow.failed`).');
    expect(sentences.filter((text) => text.startsWith('**Added**'))).toHaveLength(7);
  });

  it('reports a renamed group without its unchanged content', () => {
    const before = machineNamed('moneyAction');
    const after = rename(before, 'moneyAction.unknown', 'openEnded');
    stateNamed(after, 'moneyAction.openEnded').label = 'Open-ended';
    expect(saidBetween(before, after)).toEqual([
      '**Renamed** state “Open-ended” (`moneyAction.openEnded`): renamed in the code from `unknown` to `openEnded`; is now called “Open-ended” instead of “Outcome unknown”.',
    ]);
  });

  it('reports a changed guard', () => {
    const sentences = said('smsCode', (machine) => {
      const cooled = transitionNamed(machine, 'smsCode.coolingDown | always | 0');
      cooled.guard = {
        type: 'not',
        guard: { type: 'named', name: 'cooledDown', params: null, computed: false },
      };
    });
    expect(sentences).toEqual([
      '**Changed** in “Cooling down” (`smsCode.coolingDown`), “Then, at once”: only if not: a new code can be sent instead of: only if a new code can be sent.',
    ]);
  });

  it('reports a removed guard where no money moves as not breaking', () => {
    const sentences = said('borrow', (machine) => {
      transitionNamed(machine, 'borrow.quota.priced | choice.confirmed | 0').guard = null;
    });
    expect(sentences).toEqual([
      '**Changed** in “Priced” (`borrow.quota.priced`), “Choice confirmed”: has no condition any longer; it was: only if the price is for the chosen amount and term.',
    ]);
  });

  it('reports changed actions', () => {
    const sentences = said('moneyAction', (machine) => {
      transitionNamed(machine, 'moneyAction.closing | xstate.done.actor.closeIntent | 0').actions =
        [{ type: 'setOutcome', params: null, computed: false }];
      stateNamed(machine, 'moneyAction.notTaken').entry = [];
    });
    expect(sentences).toEqual([
      '**Changed** state “Not accepted” (`moneyAction.notTaken`): what is done on entry removed: Set the outcome.',
      '**Changed** in “Closing the attempt” (`moneyAction.closing`), “Closing the attempt’s journal entry succeeded”: what is done then is now Set the outcome instead of Take the stored answer of the lender.',
    ]);
  });

  it('reports the changed length of a delay', () => {
    expect(saidOfTexts('borrow', { '"ms":400': '"ms":1500' })).toEqual([
      '**Changed** in “Settling” (`borrow.quota.settling`), “After 0.4 seconds (a pause in typing and sliding)”, only if the amount and the term are available: is now “After 1.5 seconds (a pause in typing and sliding)”.',
      '**Changed** in “Settling” (`borrow.quota.settling`), “After 0.4 seconds (a pause in typing and sliding)”: is now “After 1.5 seconds (a pause in typing and sliding)”.',
    ]);
  });

  it('reports a delay of another name', () => {
    const texts = {
      'xstate.after.pause.': 'xstate.after.rest.',
      '"delay":"pause"': '"delay":"rest"',
    };
    expect(saidOfTexts('orderProgress', texts)).toEqual([
      '**Changed** in “Pausing” (`orderProgress.following.watch.waiting`), “After 5 seconds, growing to 60 seconds”: is now “After rest”.',
    ]);
  });

  it('reports a changed sequence of transitions', () => {
    const sentences = said('borrow', (machine) => {
      const { transitions } = stateNamed(machine, 'borrow.resuming');
      const asking = (name: string) =>
        transitions.find(({ guard }) => guard?.type === 'named' && guard.name === name);
      const [first, second] = [asking('resumesAtConfirm'), asking('resumesAtQuota')];
      if (!first || !second) throw new Error('nothing to reorder');
      [first.guard, second.guard] = [second.guard, first.guard];
      [first.targets, second.targets] = [second.targets, first.targets];
    });
    expect(sentences).toEqual([
      '**Reordered** in “Resuming” (`borrow.resuming`), “Then, at once”, only if the stored step is the amount page, and an amount is available: is asked as number 2 instead of 3.',
      '**Reordered** in “Resuming” (`borrow.resuming`), “Then, at once”, only if the stored step is the confirmation, and the choice is available: is asked as number 3 instead of 2.',
    ]);
  });

  it('reports another service', () => {
    expect(saidOfTexts('orderProgress', { rejectGuide: 'rejectionAdvice' })).toEqual([
      '**Changed** state “Loading the guide” (`orderProgress.following.guide.loading`): service is now Rejection advice instead of The guide after a rejection.',
    ]);
  });

  it('reports another initial state as breaking', () => {
    const sentences = said('agreement', (machine) => {
      machine.root.initial = 'agreement.showing';
    });
    expect(sentences).toEqual([
      '! **Retargeted** state “Agreement” (`agreement`): begins in “Showing” instead of “Reading”.',
    ]);
  });

  it('reports a state that moved into another group', () => {
    const before = machineNamed('moneyAction');
    const after = rename(before, 'moneyAction.closing', 'unknown.closing');
    const closing = stateNamed(after, 'moneyAction.unknown.closing');
    closing.key = 'closing';
    after.root.states = after.root.states.filter((state) => state !== closing);
    stateNamed(after, 'moneyAction.unknown').states.push(closing);
    expect(saidBetween(before, after)).toEqual([
      '**Moved** state “Closing the attempt” (`moneyAction.unknown.closing`): moved from “Money action” into “Outcome unknown”.',
    ]);
  });
});

describe('several edits at once', () => {
  it('are distinguished: a renamed state and a retargeted transition from it', () => {
    const before = machineNamed('borrow');
    const after = rename(before, 'borrow.quota.priceFailed', 'priceless');
    const retried = 'borrow.quota.priceless | retry.pressed | 0';
    transitionNamed(after, retried).targets = ['borrow.quota.settling'];
    expect(saidBetween(before, after)).toEqual([
      '**Renamed** state “No price” (`borrow.quota.priceless`): renamed in the code from `priceFailed` to `priceless`.',
      '! **Retargeted** in “No price” (`borrow.quota.priceless`), “Try again pressed”: now leads to “Settling” instead of “Working out the price”.',
    ]);
  });

  it('are an added and a removed state if the two are not alike', () => {
    const sentences = said('login', (machine) => {
      const old = stateNamed(machine, 'login.checkingMobile');
      remove(machine, old.id);
      machine.root.states.push({
        ...stateNamed(machine, 'login.loggedIn'),
        id: 'login.asleep',
        key: 'asleep',
        label: 'Asleep',
        kind: 'atomic',
        description: 'Nobody is here.',
      });
    });
    expect(sentences).toContain('**Added** state “Asleep” (`login.asleep`).');
    expect(sentences).toContain(
      '! **Removed** state “Checking the mobile” (`login.checkingMobile`).',
    );
  });

  it('are counted in the report, as changed machines and as breaking changes', () => {
    const machines = [machineNamed('smsCode'), machineNamed('permissions')];
    const edited = [machineNamed('smsCode'), machineNamed('agreement')];
    transitionNamed(
      edited[0] ?? machineNamed('smsCode'),
      'smsCode.sending | xstate.error.actor.sendSmsCode | 0',
    ).targets = ['smsCode.sending'];
    const revisions = [
      { name: 'before', machines },
      { name: 'after', machines: edited },
    ] as const;
    const changes = changesBetween(...revisions);
    const report = reportOf([...revisions], changes, (id) => `${id}.svg`);
    expect(report).toContain('3 machines changed; 2 breaking changes');
    expect(report).toContain('- ⚠ **Removed** machine');
    expect(report).toContain('- **Added** machine');
    expect(report).toContain('](smsCode.svg)');
    expect(report).toContain('Breaking:\n\n- ⚠ **Retargeted** in “Sending the code”');
  });
});

describe('the picture of a diff', () => {
  it('contains both revisions, with a mark on every difference', async () => {
    const before = machineNamed('borrow');
    const after = rename(before, 'borrow.quota.priceFailed', 'priceless');
    remove(after, 'borrow.failed');
    transitionNamed(after, 'borrow.quota.pricing | xstate.done.actor.priceLoan | 0').targets = [
      'borrow.quota.incomplete',
    ];
    const difference = compare(before, after);
    const { description, marks } = unionOf(difference);

    const ids = statesIn(description).map(({ id }) => id);
    expect(new Set(ids).size).toBe(statesIn(before).length);
    expect(marks.get('borrow.failed before')).toBe('removed');
    expect(ids.indexOf('borrow.failed before')).toBe(ids.indexOf('borrow.loading') + 1);
    expect(marks.get('borrow.quota.priceless')).toBe('changed');
    expect(marks.get('borrow.limit')).toBeUndefined();
    const priced = transitionsIn(description).filter(({ id }) =>
      id.includes('done.actor.priceLoan'),
    );
    expect(priced.map(({ id }) => marks.get(id))).toEqual(['added', 'removed']);

    const svg = await overlayOf(difference);
    for (const id of [...ids, ...marks.keys()].filter((one) => !one.includes(' > '))) {
      expect(svg).toContain(`="${id}"`);
    }
    expect(svg.match(/data-mark="(added|removed|changed)"/g)).toHaveLength(
      [...marks.keys()].filter((id) => !id.includes(' > ')).length + 3,
    );
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('contains the states of a group that a machine lost or gained', async () => {
    const whole = machineNamed('moneyAction');
    const less = machineNamed('moneyAction');
    remove(less, 'moneyAction.unknown');
    const lost = await overlayOf(compare(whole, less));
    expect(lost).toContain('"moneyAction.unknown before.settling before.waiting before"');
    const won = await overlayOf(compare(less, whole));
    expect(won).toContain('"moneyAction.unknown.settling.waiting"');
  });
});
