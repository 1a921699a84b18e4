import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { isProof } from '#tests/depth.ts';
import { bundle } from '#tests/simulation/bundle.mjs';
import type { Recording } from '#tests/simulation/record/recorded-event.ts';
import { replay } from './harness/replay.ts';
import { gate } from '../harness/gate.ts';

/** Number of user actions in each world. */
const steps = 12;
/** Number of worlds that one process plays in turn. */
const atOnce = 10;

/** `SEED=7` plays that world alone, `WORLDS=50` that many; the ordinary run plays few. */
const { SEED, WORLDS = isProof ? '20' : '4' } = process.env;
const from = Number(SEED ?? 1);
const until = SEED === undefined ? Number(WORLDS) : from;

const folder = fileURLToPath(new URL('../../../test-results/worlds', import.meta.url));
const isRecording = (value: unknown): value is Recording =>
  typeof value === 'object' && value !== null && 'happenings' in value;
const Recorded = v.pipe(v.string(), v.parseJson(), v.custom<Recording>(isRecording));

test.use({ trace: 'off' });

for (let first = from; first <= until; first += atOnce) {
  const last = Math.min(first + atOnce - 1, until);

  test.describe(`the worlds from ${first} to ${last}`, () => {
    test.describe.configure({ mode: 'default' });
    const own = join(folder, `from-${first}`);

    test.beforeAll(async () => {
      test.setTimeout(300_000);
      const file = await bundle(join(own, 'simulation'));
      const worlds = [`--from=${first}`, `--worlds=${last - first + 1}`, `--steps=${steps}`];
      await promisify(execFile)(process.execPath, [file, `--record=${own}`, ...worlds]);
    });

    for (let seed = first; seed <= last; seed += 1) {
      test(
        `seed ${seed}: the built app follows the simulated one`,
        seed === from ? gate : {},
        async ({ browser, baseURL }, { annotations }) => {
          test.setTimeout(300_000);
          const recording = v.parse(Recorded, readFileSync(join(own, `${seed}.json`), 'utf8'));
          expect(recording.faults, 'the failures in the simulated world').toEqual([]);
          const { origin } = new URL(baseURL ?? '');
          const { compared, made } = await replay(recording, { browser, origin });
          expect(compared).toBeGreaterThan(0);
          const requests = [...made.asked].map(([name, times]) => `${times} x ${name}`);
          annotations.push({
            type: 'world',
            description: `${compared} looks, ${made.byHand} gestures by hand, others: ${requests.join(', ')}`,
          });
        },
      );
    }
  });
}
