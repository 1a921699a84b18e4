import { describe, expect, it } from 'vitest';
import { compare } from '#visualizations/diff/compare.ts';
import { changesBetween, reportOf, sentencesOf } from '#visualizations/diff/diff.ts';
import { overlayOf, unionOf } from '#visualizations/diff/union.ts';
import { statesIn, transitionsIn } from '#machines/description/describe.ts';
import { required } from '#machines/shared/required.ts';
import type {
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import { descriptionIn } from '#machines/description/read.ts';
import { descriptions } from './machines.ts';

const copyOf = (machine: MachineDescription) => descriptionIn(JSON.stringify(machine));

const machineNamed = (id: string): MachineDescription =>
  copyOf(
    required(
      descriptions.find((one) => one.id === id),
      `machine ${id}`,
    ),
  );

const stateNamed = (machine: MachineDescription, id: string): StateDescription =>
  required(
    statesIn(machine).find((state) => state.id === id),
    `state ${id}`,
  );

const transitionNamed = (machine: MachineDescription, id: string): TransitionDescription =>
  required(
    transitionsIn(machine).find((one) => one.id === id),
    `transition ${id}`,
  );

/** Breaking sentences begin with an exclamation mark. */
const saidBetween = (before: MachineDescription, after: MachineDescription): string[] =>
  sentencesOf(compare(before, after)).map(({ breaking, text }) => (breaking ? '! ' : '') + text);

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

it('the report on two equal revisions says that no machine differs', () => {
  const revision = (name: string) => ({ name, machines: descriptions.map(copyOf) });
  const [one, other] = [revision('one'), revision('other')];
  const changes = changesBetween(one, other);
  expect(changes).toEqual({ added: [], removed: [], changed: [] });
  expect(reportOf([one, other], changes, (id) => id)).toContain('No machine differs.');
});

/** Edits the description, or returns another one. */
type Edit = (machine: MachineDescription) => MachineDescription | void;

const retarget =
  (transition: string, target: string): Edit =>
  (machine) => {
    transitionNamed(machine, transition).targets = [target];
  };

const unguard =
  (transition: string): Edit =>
  (machine) => {
    transitionNamed(machine, transition).guard = null;
  };

const edits: [what: string, machine: string, edit: Edit, sentences: string[]][] = [
  [
    'a retargeted transition as breaking',
    'moneyAction',
    retarget('moneyAction.submitting | xstate.error.actor.submitMoney | 0', 'moneyAction.notSent'),
    [
      '! **Retargeted** in “Sending” (`moneyAction.submitting`), “The request was not answered”: target is now “Not sent” instead of “Outcome unknown”.',
    ],
  ],
  [
    'a weaker guard before money moves as breaking',
    'borrow',
    unguard('borrow.confirm.reviewingTerms | loan.confirmed | 0'),
    [
      '! **Loosened** in “Reviewing the terms” (`borrow.confirm.reviewingTerms`), “Loan confirmed”: ' +
        'condition before money removed: the agreement is ticked.',
    ],
  ],
  [
    'a removed guard where no money moves as not breaking',
    'borrow',
    unguard('borrow.quota.priced | choice.confirmed | 0'),
    [
      '**Changed** in “Priced” (`borrow.quota.priced`), “Choice confirmed”: condition removed: the price is for the chosen amount and term.',
    ],
  ],
  [
    'a changed sequence of transitions',
    'borrow',
    (machine) => {
      const { transitions } = stateNamed(machine, 'borrow.resuming');
      const asking = (name: string) =>
        required(
          transitions.find(({ guard }) => guard?.type === 'named' && guard.name === name),
          name,
        );
      const [first, second] = [asking('resumesAtConfirm'), asking('resumesAtQuota')];
      [first.guard, second.guard] = [second.guard, first.guard];
      [first.targets, second.targets] = [second.targets, first.targets];
    },
    [
      '**Reordered** in “Resuming” (`borrow.resuming`), “Then, at once”, only if the stored step is the amount page, and an amount is available: number is now 2 instead of 3.',
      '**Reordered** in “Resuming” (`borrow.resuming`), “Then, at once”, only if the stored step is the confirmation, and the choice is available: number is now 3 instead of 2.',
    ],
  ],
  [
    'another initial state as breaking',
    'agreement',
    (machine) => {
      machine.root.initial = 'agreement.showing';
    },
    [
      '! **Retargeted** state “Agreement” (`agreement`): initial state is now “Showing” instead of “Reading”.',
    ],
  ],
  [
    'the changed length of a delay',
    'borrow',
    (machine) => descriptionIn(JSON.stringify(machine).replaceAll('"ms":400', '"ms":1500')),
    [
      '**Changed** in “Settling” (`borrow.quota.settling`), “After 0.4 seconds (a pause in typing and sliding)”, only if the amount and the term are available: delay is now After 1.5 seconds (a pause in typing and sliding) instead of After 0.4 seconds (a pause in typing and sliding).',
      '**Changed** in “Settling” (`borrow.quota.settling`), “After 0.4 seconds (a pause in typing and sliding)”: delay is now After 1.5 seconds (a pause in typing and sliding) instead of After 0.4 seconds (a pause in typing and sliding).',
    ],
  ],
  [
    'a renamed group without its unchanged content',
    'moneyAction',
    (machine) => {
      const after = rename(machine, 'moneyAction.unknown', 'openEnded');
      stateNamed(after, 'moneyAction.openEnded').label = 'Open-ended';
      return after;
    },
    [
      '**Renamed** state “Open-ended” (`moneyAction.openEnded`): name in the code is now openEnded instead of unknown; name is now Open-ended instead of Outcome unknown.',
    ],
  ],
];

describe('the diff', () => {
  it.each(edits)('reports %s', (_, id, edit, sentences) => {
    const edited = machineNamed(id);
    const after = edit(edited) ?? edited;
    expect(saidBetween(machineNamed(id), after)).toEqual(sentences);
  });

  it('reports a removed state and its transitions as breaking, and an added one as not', () => {
    const less = machineNamed('borrow');
    remove(less, 'borrow.failed');
    const removed = saidBetween(machineNamed('borrow'), less);
    expect(removed).toContain('! **Removed** state “No limit” (`borrow.failed`).');
    expect(removed).toContain(
      '! **Removed** in “Loading the limit” (`borrow.loading`), “The limit, applications and coupons did not load”: no longer leads to “No limit”.',
    );
    expect(removed).toHaveLength(7);
    const added = saidBetween(less, machineNamed('borrow'));
    expect(added[0]).toBe('**Added** state “No limit” (`borrow.failed`).');
    expect(added.filter((text) => text.startsWith('**Added**'))).toHaveLength(7);
  });

  it('counts changed machines and breaking changes in the report', () => {
    const machines = [machineNamed('smsCode'), machineNamed('permissions')];
    const smsCode = machineNamed('smsCode');
    const failed = 'smsCode.sending | xstate.error.actor.sendSmsCode | 0';
    transitionNamed(smsCode, failed).targets = ['smsCode.sending'];
    const before = { name: 'before', machines };
    const after = { name: 'after', machines: [smsCode, machineNamed('agreement')] };
    const report = reportOf([before, after], changesBetween(before, after), (id) => `${id}.svg`);
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
});
