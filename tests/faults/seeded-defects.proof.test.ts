import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartDefects } from './defects/chart.ts';
import { journalDefects } from './defects/journalling.ts';
import { sendingDefects } from './defects/sending.ts';
import { moneyKinds } from '#services/money/kinds.ts';
import type { KindFixture } from './kinds/fixture.ts';
import { kindFixtures } from './kinds.ts';
import { examples, noViolation } from './world/property.ts';

const defects = { ...chartDefects, ...sendingDefects, ...journalDefects };

/** The baseline of a deletion contains only its kind. */
const hasBaseline = ({ emptyBaseline }: KindFixture) => Object.keys(emptyBaseline).length > 1;

const losesTaken: readonly string[] = [
  'the baseline is read after sending',
  'an attempt is closed before its outcome is reported',
  'a reconciliation closes the attempt after its state was left',
];

/** A later attempt finds the effect of an unreported one and ends as done, so nothing is lost. */
const endsAsDone = ({ kind }: KindFixture) => 'receiptIn' in moneyKinds[kind];

const seeded = Object.entries(defects).flatMap(([defect, product]) =>
  Object.values(kindFixtures)
    .filter((fixture) => !defect.startsWith('the baseline') || hasBaseline(fixture))
    .filter((fixture) => !losesTaken.includes(defect) || !endsAsDone(fixture))
    .map((fixture) => ({ kind: fixture.kind, defect, product, fixture })),
);

const bounds = { seed: 20_261, numRuns: 2_000, endOnFailure: true, examples };

test.for(seeded)(
  'canary: the schedules of $kind detect the defect: $defect',
  async ({ product, fixture }) => {
    const { failed } = await fc.check(noViolation(product, fixture), bounds);
    expect(failed).toBe(true);
  },
);
