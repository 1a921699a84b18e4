import * as v from 'valibot';
import { percentile } from '#tests/bench/stats.ts';
import { controlClient } from '#tests/contract/sandbox/wire-client.ts';
import { freePort } from '#tests/browser/free-port.ts';
import { begin, live, type BorrowerReplies } from './borrower.ts';
import { pause, startServer } from './server.ts';
import { ledgerDifferences } from './ledger-differences.ts';

const MiB = 1024 * 1024;

type Options = { borrowers: number; hours: number; seed: string };

const Count = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d*$/, 'a whole number from 1'),
  v.transform(Number),
);
const Asked = v.strictObject({
  borrowers: v.optional(Count, '200'),
  hours: v.optional(Count, '24'),
  seed: v.optional(v.string(), 'soak'),
});

/**
 * Parses the options; the defaults are `--borrowers=200 --hours=24 --seed=soak`.
 *
 * @throws on any other option, and on an invalid number
 */
function read(args: readonly string[]): Options {
  const options = args.map((one) => one.replace(/^--/, '').split('='));
  return v.parse(Asked, Object.fromEntries(options));
}

const formatTimes = (values: readonly number[]): string =>
  `${values.length} requests, p50 ${percentile(values, 50).toFixed(1)} ms, p99 ${percentile(values, 99).toFixed(1)} ms`;

/**
 * Runs many borrowers at once against the server, each for some hours of a separate clock; the
 * server is killed and restarted in the middle. The ledger must agree with all replies about money.
 * Prints the response times beside those of one borrower alone, and the server's memory.
 *
 * @returns whether nothing was lost
 */
export async function soak(args: readonly string[]): Promise<boolean> {
  const { borrowers, hours, seed } = read(args);
  const server = await startServer(await freePort());
  try {
    const alone: number[] = [];
    const one = await begin(server.origin, 0);
    await live(server.origin, one, { hours, seed: `${seed}/alone`, took: alone, lived: () => {} });

    const took: number[] = [];
    const memory: number[] = [];
    const whole = borrowers * hours;
    let hoursLived = 0;
    const restarts: Promise<void>[] = [];
    const lived = () => {
      hoursLived += 1;
      const held = hoursLived % Math.ceil(whole / 20) === 0 ? server.memory() : 0;
      if (held > 0) memory.push(held);
      if (hoursLived === Math.ceil(whole / 2)) restarts.push(server.restart());
    };
    // All borrowers are created before the first life starts, because the server goes down later.
    const people: BorrowerReplies[] = [];
    for (let place = 0; place < borrowers; place += 1) {
      people.push(await begin(server.origin, place));
    }
    const lives = people.map(async (person, place) => {
      await pause(place);
      return live(server.origin, person, { hours, seed: `${seed}/${place}`, took, lived });
    });
    const stories = await Promise.all(lives);
    await Promise.all(restarts);

    const control = controlClient(server.origin);
    const wrong: string[] = [];
    for (const story of stories) wrong.push(...(await ledgerDifferences(control, story)));
    const answers = stories.flatMap((story) => story.answers);
    const paidIn = stories.flatMap((story) => story.paidIn);
    console.log(`${borrowers} borrowers, ${hours} virtual hours each, seed ${seed}`);
    console.log(`one alone:    ${formatTimes(alone)}`);
    console.log(`all at once:  ${formatTimes(took)}`);
    console.log(
      `money:        ${answers.length} requests answered, ${paidIn.length} payments at counters`,
    );
    console.log(`memory, MiB:  ${memory.map((bytes) => Math.round(bytes / MiB)).join(' ')}`);
    console.log(wrong.length === 0 ? 'nothing was lost or doubled' : wrong.join('\n'));
    return wrong.length === 0;
  } finally {
    await server.stop();
  }
}
