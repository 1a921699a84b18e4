import type { FaultKind } from '#sandbox/control/faults.ts';
import type { Said } from '../checks/facts.ts';
import type { TakesDown } from '../record/recording.ts';
import type { Reply, Server } from '../server/server.ts';
import type { Luck } from '../world/luck.ts';
import type { SendForm } from '../phone/upload-request.ts';
import type { PlainRequest } from '../world/plain-request.ts';
import { PlainResponse } from '../world/plain-response.ts';
import type { Random } from '../world/random.ts';
import type { Scheduler } from '../world/scheduler.ts';

/**
 * What becomes of a request. `fair`: it is answered soon. `slow`: it arrives late. `lostBefore` and
 * `lostAfter`: the connection breaks, and it did not arrive, or did. `silent`: it is done, and no
 * reply comes. `swallowed`: nothing comes of it at all. `twice` and `twiceLate`: a browser sent it
 * again, because the connection it had reused died. `garbled`: the server's own trouble.
 */
const outcomes = {
  fair: 80,
  slow: 3,
  lostBefore: 3,
  lostAfter: 5,
  silent: 2,
  swallowed: 1,
  twice: 2,
  twiceLate: 2,
  garbled: 2,
} as const;
type Outcome = keyof typeof outcomes;

const inWords: Record<Outcome, string> = {
  fair: 'goes well',
  slow: 'arrives late',
  lostBefore: 'is lost on the way',
  lostAfter: 'is done, and its reply is lost',
  silent: 'is done, and no reply comes',
  swallowed: 'is swallowed',
  twice: 'arrives twice, and the later one is answered',
  twiceLate: 'arrives twice, the second time late',
  garbled: 'meets trouble in the server',
};

/** What may be wrong with the server as it answers. */
const garbles: readonly FaultKind[] = ['maintenance', 'malformed', 'undecipherable', 'http-500'];

const isOutcome = (name: string): name is Outcome => name in outcomes;
const list = Object.entries(outcomes).flatMap(([name, weight]) =>
  isOutcome(name) ? [{ name, weight }] : [],
);

/** What goes well while money moves, of what would go well otherwise: trouble comes when it hurts. */
const fairWithMoney = 0.5;

function draw(chance: Random, withMoney: boolean): Outcome {
  if (!withMoney && chance.next() * 100 < outcomes.fair) return 'fair';
  if (withMoney && chance.chance(fairWithMoney)) return 'fair';
  let left = chance.next() * (100 - outcomes.fair);
  for (const { name, weight } of list) {
    if (name === 'fair') continue;
    left -= weight;
    if (left < 0) return name;
  }
  return 'fair';
}

/** What leaves: `content` as anybody on the line reads it, and the very bytes, where it is a form with files. */
type Outgoing = Pick<PlainRequest, 'url' | 'headers' | 'content'> & {
  bytes?: Uint8Array<ArrayBuffer>;
};

/** The phone that a request leaves from. */
export type Sender = {
  name: string;
  alive: () => boolean;
  online: () => boolean;
  /** Whether money is under way on its page. */
  movesMoney: () => boolean;
  /** Hears of each request that leaves, by its suffix. */
  left: (suffix: string, said: Said) => void;
  /** Hears of each reply that arrives while the page lives. */
  answered: (suffix: string) => void;
};

/** The line between phones and server. */
export function createNetwork(scheduler: Scheduler, server: Server, luck: Luck, record: TakesDown) {
  let sent = 0;

  /** How long a message takes, in milliseconds. */
  const latency = (chance: Random | null) => {
    if (!chance) return 50;
    return chance.chance(0.9) ? chance.between(20, 400) : chance.between(400, 4_000);
  };

  /** Sends a request and calls one of both, or neither; its number. */
  function send(
    { url, headers, content, bytes }: Outgoing,
    sender: Sender,
    answered: (reply: Reply) => void,
    broken: () => void,
  ): number {
    sent += 1;
    const path = url.replace(/^https?:\/\/[^/]+/, '');
    const suffix = /\/any\/(\w+)/.exec(path)?.[1] ?? path;
    const thing = `request ${sent} of ${sender.name}`;
    const chance = luck.of(thing);
    const outcome = sender.online()
      ? chance
        ? draw(chance, sender.movesMoney())
        : 'fair'
      : 'lostBefore';
    if (outcome !== 'fair' && sender.online()) luck.happened(thing, `${thing} ${inWords[outcome]}`);
    const token = headers.get('authorization')?.replace(/^Bearer /, '') ?? null;
    sender.left(suffix, { token, lang: headers.get('lang'), content });
    const request = sent;
    record({ type: 'leaves', request, headers: [...headers], content });
    const breaks = () => {
      record({ type: 'breaks', request });
      broken();
    };

    const fault =
      outcome === 'garbled' ? (garbles[chance?.below(garbles.length) ?? 0] ?? null) : null;
    const message = { path, headers: [...headers], body: bytes ?? content };
    const life = server.life();
    const breakAfter = (delay: number) =>
      scheduler.after(delay, `the connection of ${suffix} breaks`, breaks);
    const reply = (delay: number, made: Reply) =>
      scheduler.after(delay, `the reply to ${suffix} arrives`, () => {
        if (server.life() !== life) {
          breaks();
          return;
        }
        sender.answered(suffix);
        record({ type: 'replies', request, reply: made });
        answered(made);
      });

    async function arrived(then: 'reply' | 'break' | 'nothing'): Promise<void> {
      const made = await server.handle(message, fault);
      if (then === 'reply') reply(latency(chance), made);
      if (then === 'break') breakAfter(latency(chance));
    }
    const arrive = (delay: number, then: 'reply' | 'break' | 'nothing') =>
      scheduler.afterAll(delay, `${suffix} arrives`, () => {
        void arrived(then);
      });
    switch (outcome) {
      case 'fair':
      case 'garbled':
        arrive(latency(chance), 'reply');
        break;
      case 'slow':
        arrive(chance?.between(2_000, 70_000) ?? 0, 'reply');
        break;
      case 'lostBefore':
        breakAfter(chance?.between(5, 3_000) ?? 100);
        break;
      case 'lostAfter':
        arrive(latency(chance), 'break');
        break;
      case 'silent':
        arrive(chance?.between(5, 40_000) ?? 0, 'nothing');
        break;
      case 'swallowed':
        break;
      case 'twice':
        arrive(latency(chance), 'nothing');
        arrive(chance?.between(1, 5_000) ?? 0, 'reply');
        break;
      case 'twiceLate':
        arrive(latency(chance), 'reply');
        arrive(chance?.between(1_000, 59_000) ?? 0, 'nothing');
        break;
    }
    return request;
  }

  return {
    /** How many requests left. */
    count: () => sent,
    /** How a page sends forms with files. */
    formsOf:
      (sender: Sender): SendForm =>
      ({ url, headers, form, answered, broken }) => {
        if (!sender.alive()) return () => {};
        const whole = { url, headers, content: form.said(), bytes: form.encode() };
        const request = send(whole, sender, answered, broken);
        return () => record({ type: 'gives up', request });
      },
    /** The `fetch` of a page. */
    fetchFor:
      (sender: Sender) =>
      (request: PlainRequest): Promise<PlainResponse> =>
        new Promise((resolve, reject) => {
          // What a page had begun when it died leaves nothing any more.
          if (!sender.alive()) return;
          const { signal } = request;
          const abort = () => reject(new DOMException('aborted', 'AbortError'));
          if (signal.aborted) abort();
          signal.addEventListener('abort', abort);
          const number = send(
            request,
            sender,
            ({ text, ...init }) => resolve(new PlainResponse(text, init)),
            () => reject(new TypeError('Failed to fetch')),
          );
          const givesUp = () => record({ type: 'gives up', request: number });
          if (signal.aborted) givesUp();
          signal.addEventListener('abort', givesUp);
        }),
  };
}
