import { describe, expect, it } from 'vitest';
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
