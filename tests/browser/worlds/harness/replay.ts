import type { Browser } from '@playwright/test';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { readableText } from '#machines/walk/readable-text.ts';
import { failureText } from '#machines/walk/story.ts';
import { wordsOf, type Held } from './line.ts';
import type {
  RecordedEvent,
  Recording,
  PagePosition,
} from '#tests/simulation/record/recorded-event.ts';
import { createHand, type Made } from './hand.ts';
import { ask, type Life, look } from './in-page.ts';
import { newPhone } from './phone.ts';

/** The window's title before the app sets it: `index.html`. */
const untitled = 'Hiram';
/** Timeout for an expectation, in milliseconds. */
const patience = 8_000;
/** Time for which a world is followed after all faults have ended, in milliseconds of the world. */
const aftermath = 20_000;

/** The result of a world in the browser. */
type Replayed = { compared: number; made: Made };

/** The built app differs from the simulated page. */
class WorldMismatch extends Error {
  constructor(
    readonly should: string,
    readonly is: string,
  ) {
    super(`${should}, and is: ${is}`);
  }
}

function mustEqual(what: string, is: unknown, should: unknown): void {
  if (isDeepStrictEqual(is, should)) return;
  throw new WorldMismatch(`${what} ${readableText(should)}`, `${what} ${readableText(is)}`);
}

async function until<T>(holds: () => Promise<T>): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await holds();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** Parses the root, the machines below it and the address from one line. */
const readState = (state: string) =>
  v.parse(
    v.pipe(v.string(), v.parseJson(), v.tuple([v.unknown(), v.unknown(), v.string()])),
    state,
  );

/** Parses the calls of a request from one line. */
const readCalls = (text: string): unknown => v.parse(v.pipe(v.string(), v.parseJson()), text);

/** Returns the events of each moment, in order. */
function moments({ happenings }: Recording): [at: number, happenings: RecordedEvent[]][] {
  const all = new Map<number, RecordedEvent[]>();
  for (const { at, happening } of happenings) {
    all.set(at, [...(all.get(at) ?? []), happening]);
  }
  const healed = happenings.find(({ happening }) => happening.type === 'heals')?.at;
  return [...all].filter(([at]) => healed === undefined || at <= healed + aftermath);
}

/** Returns the start of each life of the page. */
function livesOf({ happenings }: Recording): Life[] {
  const lives: Life[] = [];
  let isFull = false;
  let isOnline = true;
  for (const { happening } of happenings) {
    if (happening.type === 'storage') isFull = happening.full;
    if (happening.type === 'line') isOnline = happening.online;
    if (happening.type === 'opens') lives.push({ chance: [], isFull, isOnline });
    if (happening.type === 'draws') lives.at(-1)?.chance.push(happening.bytes);
  }
  return lives;
}

/** Returns the active flow in a state line; null between flows. */
const onTopIn = ({ state }: { state: string }): string | null =>
  /"inFlow":"(\w+)"/.exec(state)?.[1] ?? null;

/**
 * Plays a recorded world on the built app, until its end or the first kill during a journal
 * operation or a traversal. Throws an error with the world's story at the first difference.
 */
export async function replay(
  recording: Recording,
  { browser, origin }: { browser: Browser; origin: string },
): Promise<Replayed> {
  const phone = await newPhone(browser, origin, {
    start: recording.start,
    lives: livesOf(recording),
  });
  const { page, line } = phone;
  const made: Made = { byHand: 0, asked: new Map() };
  const hand = createHand(page, made);
  const story: string[] = [];
  const requests = new Map<number, string>();
  const questions = new Map<number, string>();
  const now: { stands: PagePosition | null } = { stands: null };
  let compared = 0;

  const held = (request: number): Promise<Held> =>
    until(async () => {
      const words = requests.get(request) ?? '';
      const nth = [...requests].filter(([id, one]) => one === words && id < request).length;
      const found = line.find(words, nth);
      if (!found) throw new WorldMismatch(`waits ${words}`, `waits ${line.waiting().join(' ')}`);
      return found;
    });
  function forget(): void {
    requests.clear();
    questions.clear();
  }

  async function live(happening: RecordedEvent): Promise<void> {
    switch (happening.type) {
      case 'told':
        return void story.push(happening.words);
      case 'kept':
        return phone.keep(happening);
      case 'opens':
        forget();
        return phone.open();
      case 'dies':
        forget();
        now.stands = null;
        line.forget();
        return void (await ask(page, 'die'));
      case 'does':
        for (const doing of happening.effects) {
          await hand(doing, onTopIn(await look(page)));
          await ask(page, 'quiet');
        }
        return;
      case 'leaves': {
        const { request, headers, content } = happening;
        const words = wordsOf({ headers: Object.fromEntries(headers), postData: content });
        return void requests.set(request, words);
      }
      case 'replies':
      case 'breaks': {
        // The page ignores replies to requests that it aborted.
        if (!requests.has(happening.request)) return;
        const one = await held(happening.request);
        requests.delete(happening.request);
        return one.end(happening.type === 'replies' ? happening.reply : null);
      }
      case 'gives up':
        return void requests.delete(happening.request);
      case 'asks':
        return void questions.set(happening.question, happening.action);
      case 'hears': {
        const { question, answer } = happening;
        const action = questions.get(question);
        const nth = [...questions].filter(([id, one]) => one === action && id < question).length;
        return until(async () => {
          if (!(await ask(page, 'hear', { action, nth, answer }))) {
            throw new WorldMismatch(`asks ${action}`, 'does not');
          }
        });
      }
      case 'turns':
        return void (await ask(page, 'turn', happening.state));
      case 'clock':
        return phone.setClock(happening.skew);
      case 'storage':
        return void (await ask(page, 'fill', happening.full));
      case 'line':
        return void (await ask(page, 'line', happening.online));
      case 'refreshes':
        return void (await ask(page, 'refresh'));
      case 'goes':
        return void (await ask(page, 'go', happening.by));
      case 'draws':
      case 'heals':
        return;
      case 'stands':
        now.stands = happening;
    }
  }

  /** Checks that the built app has the state of the simulated page. */
  async function mustStand({ state, title, heading }: PagePosition): Promise<void> {
    compared += 1;
    await until(async () => {
      const sight = await look(page);
      const [root, below, address] = readState(sight.state);
      const [rootThere, belowThere, addressThere] = readState(state);
      mustEqual('the root is at', root, rootThere);
      mustEqual('the machines below it are', below, belowThere);
      mustEqual('the address is', address, addressThere);
      mustEqual('the title is', sight.title, title || untitled);
      if (heading !== null) mustEqual('the heading is', sight.heading, heading);
      const calls = (texts: Iterable<string>) => [...texts].toSorted().map(readCalls);
      mustEqual('it waits for', calls(line.waiting()), calls(requests.values()));
      mustEqual(
        'it has asked the shell for',
        sight.asked.toSorted(),
        [...questions.values()].toSorted(),
      );
    });
  }

  try {
    for (const [at, happenings] of moments(recording)) {
      await phone.passUntil(at);
      for (const happening of happenings) {
        if (happening.type === 'dies' && !happening.isSettled) return { compared, made };
        const before: RecordedEvent['type'][] = [
          'told',
          'leaves',
          'asks',
          'stands',
          'heals',
          'draws',
        ];
        await live(happening);
        if (!before.includes(happening.type)) await phone.quiet();
      }
      await phone.passNoTime();
      await phone.quiet();
      // While all faults end, the simulated page is not checked before its next event.
      const heals = happenings.some(({ type }) => type === 'heals');
      if (now.stands?.isSettled && !heals) await mustStand(now.stands);
    }
    phone.complaints.expectNone();
    return { compared, made };
  } catch (error) {
    const isOtherwise = error instanceof WorldMismatch;
    const message = error instanceof Error ? error.message : String(error);
    const failureStory = failureText({
      sentence: `The built app does otherwise than the simulated one in the world of seed ${recording.seed}.`,
      story,
      should: isOtherwise ? [error.should] : [],
      is: [isOtherwise ? error.is : message],
    });
    const again = `SEED=${recording.seed} npm run test:browser -- worlds`;
    throw new Error(`${failureStory}\n  replay: ${again}\n  told: ${recording.replay}`, {
      cause: error,
    });
  } finally {
    await phone.close();
  }
}
