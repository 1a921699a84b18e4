import { describe, expect, it } from 'vitest';
import { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { readTransitions } from '#machines/walk/plans.ts';
import { models } from '#machines/models.ts';
import { describeMachine } from '#machines/description/describe.ts';
import { purposesOf, takenBy } from '#visualizations/wording/purpose.ts';

describe.each(models.map((model) => [model.machine.id, model] as const))(
  'the tested paths of %s',
  async (_, model) => {
    const { paths } = await readTransitions(model);
    const purposes = purposesOf(describeMachine(model.machine), paths.map(takenBy));

    it('have unique names by their purpose', () => {
      expect(new Set(purposes).size).toBe(paths.length);
      expect(purposes.filter((purpose) => !/^(“.+”: .+|Starting)/.test(purpose))).toEqual([]);
    });
  },
);

it('the name of a path is its last transition that no earlier path took', () => {
  const description = describeMachine(smsCodeMachine);
  const first = 'smsCode.ready | code.ordered | 0';
  const second = 'smsCode.sending | xstate.done.actor.sendSmsCode | 0';
  const taken = (...ids: (string | undefined)[]) => ({ taken: ids.flatMap((id) => id ?? []) });
  expect(purposesOf(description, [taken(first), taken(second, first)])).toEqual([
    '“Ready to send”: A code is requested',
    '“Sending the code”: Sending the code by SMS succeeded',
  ]);
});
