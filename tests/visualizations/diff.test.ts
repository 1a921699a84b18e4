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

/** A machine as a revision holds it: its own copy, to be edited. */
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

/** What is said of a machine after an edit; breaking sentences begin with an exclamation mark. */
function said(id: string, edit: (machine: MachineDescription) => void): string[] {
  const before = machineNamed(id);
  const after = machineNamed(id);
  edit(after);
  return sentencesOf(compare(before, after)).map(
    ({ breaking, text }) => (breaking ? '! ' : '') + text,
  );
}

/** Takes a state out, with all that leads to it. */
function remove(machine: MachineDescription, id: string) {
  for (const state of statesIn(machine)) {
    state.states = state.states.filter((child) => child.id !== id);
    state.transitions = state.transitions.filter(({ targets }) => !targets.includes(id));
  }
}

/** Gives a state another key, wherever it is named. */
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

describe('nothing changed', () => {
  it.each(drawable.map((one) => [one.id, one] as const))('in %s', (_, machine) => {
    const { states, transitions } = compare(copyOf(machine), copyOf(machine));
    expect([states, transitions]).toEqual([[], []]);
  });

  it('between two revisions, and says so', () => {
    const revision = { name: 'one', machines: descriptions.map(copyOf) };
    const other = { name: 'other', machines: descriptions.map(copyOf) };
    const changes = changesBetween(revision, other);
    expect(changes).toEqual({ added: [], removed: [], changed: [] });
    expect(reportOf([revision, other], changes, (id) => id)).toContain('No machine differs.');
  });
});

describe('one edit', () => {
  it('retargets: breaking', () => {
    const sentences = said('moneyAction', (machine) => {
      const lost = 'moneyAction.submitting | xstate.error.actor.submitMoney | 0';
      transitionNamed(machine, lost).targets = ['moneyAction.notSent'];
    });
    expect(sentences).toEqual([
      '! **Retargeted** in “Sending” (`moneyAction.submitting`), “The lender’s answer to the attempt did not come”: now leads to “Not sent” instead of “Outcome unknown”.',
    ]);
  });

  it('asks for less before money moves: breaking', () => {
    const loosened = said('borrow', (machine) => {
      const confirmed = 'borrow.confirm.reviewingTerms | loan.confirmed | 0';
      transitionNamed(machine, confirmed).guard = null;
    });
    expect(loosened).toEqual([
      '! **Loosened** in “Reviewing the terms” (`borrow.confirm.reviewingTerms`), “Loan confirmed”: ' +
        'money may move on less: has no condition any longer; it was: only if the agreement is ticked.',
    ]);
  });

  it('asks for more before money moves, or for less elsewhere: not breaking', () => {
    const stricter = said('borrow', (machine) => {
      const confirmed = transitionNamed(
        machine,
        'borrow.confirm.reviewingTerms | loan.confirmed | 0',
      );
      const more = { type: 'named', name: 'termsKnown', params: null, computed: false } as const;
      if (confirmed.guard) confirmed.guard = { type: 'and', guards: [confirmed.guard, more] };
    });
    expect(stricter).toHaveLength(1);
    expect(stricter.some((text) => text.startsWith('!'))).toBe(false);
    const elsewhere = said('borrow', (machine) => {
      transitionNamed(machine, 'borrow.quota.priced | choice.confirmed | 0').guard = null;
    });
    expect(elsewhere).toHaveLength(1);
    expect(elsewhere.some((text) => text.startsWith('!'))).toBe(false);
  });

  it('is drawn in the text itself, wherever it is pasted', () => {
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

  it('removes a state, and what led there: breaking', () => {
    const sentences = said('borrow', (machine) => remove(machine, 'borrow.failed'));
    expect(sentences).toContain('! **Removed** state “No limit” (`borrow.failed`).');
    expect(sentences).toContain(
      '! **Removed** in “Loading the limit” (`borrow.loading`), “The limit, with applications and coupons did not come”: no longer leads to “No limit”.',
    );
    expect(sentences).toContain(
      '! **Removed** in “No limit” (`borrow.failed`), “Back”: no longer leads to “Left”.',
    );
    expect(sentences).toHaveLength(7);
  });

  it('adds a state, and what leads there', () => {
    const before = machineNamed('borrow');
    const after = machineNamed('borrow');
    remove(before, 'borrow.failed');
    const sentences = sentencesOf(compare(before, after));
    expect(sentences.some(({ breaking }) => breaking)).toBe(false);
    expect(sentences[0]?.text).toBe('**Added** state “No limit” (`borrow.failed`).');
    expect(sentences).toHaveLength(7);
  });

  it('renames a state, alone', () => {
    const before = machineNamed('borrow');
    const after = rename(before, 'borrow.quota.priceFailed', 'priceless');
    expect(sentencesOf(compare(before, after))).toEqual([
      {
        breaking: false,
        text: '**Renamed** state “No price” (`borrow.quota.priceless`): renamed in the code from `priceFailed` to `priceless`.',
      },
    ]);
  });

  it('renames a group: what is inside is the same', () => {
    const before = machineNamed('moneyAction');
    const after = rename(before, 'moneyAction.unknown', 'openEnded');
    stateNamed(after, 'moneyAction.openEnded').label = 'Open-ended';
    expect(sentencesOf(compare(before, after)).map(({ text }) => text)).toEqual([
      '**Renamed** state “Open-ended” (`moneyAction.openEnded`): renamed in the code from `unknown` to `openEnded`; is now called “Open-ended” instead of “Outcome unknown”.',
    ]);
  });

  it('changes a guard', () => {
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

  it('takes a condition away', () => {
    const sentences = said('borrow', (machine) => {
      transitionNamed(machine, 'borrow.quota.priced | choice.confirmed | 0').guard = null;
    });
    expect(sentences).toEqual([
      '**Changed** in “Priced” (`borrow.quota.priced`), “Choice confirmed”: has no condition any longer; it was: only if the price is for this very choice.',
    ]);
  });

  it('changes what is done', () => {
    const sentences = said('moneyAction', (machine) => {
      transitionNamed(machine, 'moneyAction.closing | xstate.done.actor.closeIntent | 0').actions =
        [{ type: 'setOutcome', params: null, computed: false }];
      stateNamed(machine, 'moneyAction.notTaken').entry = [];
    });
    expect(sentences).toEqual([
      '**Changed** state “Not taken” (`moneyAction.notTaken`): what is done on entry removed: Say how it ended.',
      '**Changed** in “Closing the attempt” (`moneyAction.closing`), “Writing down that the attempt is over worked”: what is done then is now Say how it ended instead of Remember what is noted of the lender’s answer.',
    ]);
  });

  it('changes the length of a delay', () => {
    const before = machineNamed('borrow');
    const after = descriptionIn(JSON.stringify(before).replaceAll('"ms":400', '"ms":1500'));
    expect(sentencesOf(compare(before, after)).map(({ text }) => text)).toEqual([
      '**Changed** in “Settling” (`borrow.quota.settling`), “After 0.4 seconds (typing and sliding come to rest)”, only if this amount and term can be borrowed: is now “After 1.5 seconds (typing and sliding come to rest)”.',
      '**Changed** in “Settling” (`borrow.quota.settling`), “After 0.4 seconds (typing and sliding come to rest)”: is now “After 1.5 seconds (typing and sliding come to rest)”.',
    ]);
  });

  it('waits for another delay', () => {
    const before = machineNamed('orderProgress');
    const after = descriptionIn(
      JSON.stringify(before)
        .replaceAll('xstate.after.pause.', 'xstate.after.rest.')
        .replaceAll('"delay":"pause"', '"delay":"rest"'),
    );
    expect(sentencesOf(compare(before, after)).map(({ text }) => text)).toEqual([
      '**Changed** in “Pausing” (`orderProgress.following.watch.waiting`), “After 5 seconds, growing to 60 seconds”: is now “After rest”.',
    ]);
  });

  it('asks in another order', () => {
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
      '**Reordered** in “Resuming” (`borrow.resuming`), “Then, at once”, only if it goes on at choosing the amount, and one can be borrowed: is asked as number 2 instead of 3.',
      '**Reordered** in “Resuming” (`borrow.resuming`), “Then, at once”, only if it goes on at confirming, with a choice that is possible: is asked as number 3 instead of 2.',
    ]);
  });

  it('runs another service', () => {
    const before = machineNamed('orderProgress');
    const after = descriptionIn(
      JSON.stringify(before).replaceAll('rejectGuide', 'rejectionAdvice'),
    );
    expect(sentencesOf(compare(before, after)).map(({ text }) => text)).toEqual([
      '**Changed** state “Loading the guide” (`orderProgress.following.guide.loading`): service is now Rejection advice instead of The guide after a rejection.',
    ]);
  });

  it('describes in other words', () => {
    const sentences = said('agreement', (machine) => {
      machine.root.states.forEach((state) => {
        if (state.kind === 'final') return;
        state.description = `In short: ${state.key}.`;
      });
    });
    expect(sentences).toHaveLength(4);
    expect(sentences[0]).toContain('described in other words: “In short: ');
  });

  it('begins elsewhere: breaking', () => {
    const sentences = said('agreement', (machine) => {
      machine.root.initial = 'agreement.showing';
    });
    expect(sentences).toEqual([
      '! **Retargeted** state “Agreement” (`agreement`): begins in “Showing” instead of “Reading”.',
    ]);
  });

  it('moves a state into another group', () => {
    const before = machineNamed('moneyAction');
    const after = rename(before, 'moneyAction.closing', 'unknown.closing');
    const closing = stateNamed(after, 'moneyAction.unknown.closing');
    closing.key = 'closing';
    after.root.states = after.root.states.filter((state) => state !== closing);
    stateNamed(after, 'moneyAction.unknown').states.push(closing);
    expect(sentencesOf(compare(before, after)).map(({ text }) => text)).toEqual([
      '**Moved** state “Closing the attempt” (`moneyAction.unknown.closing`): moved from “Money action” into “Outcome unknown”.',
    ]);
  });
});

describe('two edits at once', () => {
  it('tells a renamed state and a retarget of it apart', () => {
    const before = machineNamed('borrow');
    const after = rename(before, 'borrow.quota.priceFailed', 'priceless');
    const retried = 'borrow.quota.priceless | retry.pressed | 0';
    transitionNamed(after, retried).targets = ['borrow.quota.settling'];
    expect(sentencesOf(compare(before, after)).map(({ text }) => text)).toEqual([
      '**Renamed** state “No price” (`borrow.quota.priceless`): renamed in the code from `priceFailed` to `priceless`.',
      '**Retargeted** in “No price” (`borrow.quota.priceless`), “Try again pressed”: now leads to “Settling” instead of “Working out the price”.',
    ]);
  });

  it('takes a state for another one where nothing around it is alike', () => {
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

  it('counts the breaking ones, machine by machine', () => {
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

describe('the picture of what changed', () => {
  it('holds both revisions, marked by more than colour', async () => {
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

  it('of machines that lost or won a group', async () => {
    const whole = machineNamed('moneyAction');
    const less = machineNamed('moneyAction');
    remove(less, 'moneyAction.unknown');
    const lost = await overlayOf(compare(whole, less));
    expect(lost).toContain('"moneyAction.unknown before.settling before.waiting before"');
    const won = await overlayOf(compare(less, whole));
    expect(won).toContain('"moneyAction.unknown.settling.waiting"');
  });
});
