import type { FaultKind } from '#sandbox/control/faults.ts';
import type { RequestContent } from '../checks/facts.ts';
import type { Reply } from '../world/message.ts';
import type { Server } from '../server/server.ts';
import type { Luck } from '../world/luck.ts';
import type { PlainRequest } from '../world/plain-request.ts';
import { PlainResponse } from '../world/plain-response.ts';
import type { Random } from '../world/random.ts';
import type { Scheduler } from '../world/scheduler.ts';

/** Weighted outcomes. `twice`: the browser resends a request if a reused connection died. */
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

const garbles: readonly FaultKind[] = ['maintenance', 'malformed', 'undecipherable', 'http-500'];

const isOutcome = (name: string): name is Outcome => name in outcomes;
const list = Object.entries(outcomes).flatMap(([name, weight]) =>
  isOutcome(name) ? [{ name, weight }] : [],
);

/** Probability of `fair` while money moves, because failures matter most then. */
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

export type Sender = {
  name: string;
  alive: () => boolean;
  online: () => boolean;
  movesMoney: () => boolean;
  left: (suffix: string, request: RequestContent) => void;
  /** Called for each reply that arrives while the page lives. */
  answered: (suffix: string) => void;
};

export function createNetwork(scheduler: Scheduler, server: Server, luck: Luck) {
  let sent = 0;

  const latency = (chance: Random | null) => {
    if (!chance) return 50;
    return chance.chance(0.9) ? chance.between(20, 400) : chance.between(400, 4_000);
  };

  /** Calls `answered`, `broken` or neither. */
  function send(
    { url, headers, content }: PlainRequest,
    sender: Sender,
    answered: (reply: Reply) => void,
    broken: () => void,
  ): void {
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

    const fault =
      outcome === 'garbled' ? (garbles[chance?.below(garbles.length) ?? 0] ?? null) : null;
    const message = { path, headers: [...headers], body: content };
    const life = server.life();
    const breakAfter = (delay: number) =>
      scheduler.after(delay, `the connection of ${suffix} breaks`, broken);
    const reply = (delay: number, made: Reply) =>
      scheduler.after(delay, `the reply to ${suffix} arrives`, () => {
        if (server.life() !== life) {
          broken();
          return;
        }
        sender.answered(suffix);
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
  }

  return {
    count: () => sent,
    fetchFor:
      (sender: Sender) =>
      (request: PlainRequest): Promise<PlainResponse> =>
        new Promise((resolve, reject) => {
          if (!sender.alive()) return;
          const { signal } = request;
          const abort = () => reject(new DOMException('aborted', 'AbortError'));
          if (signal.aborted) abort();
          signal.addEventListener('abort', abort);
          send(
            request,
            sender,
            ({ text, ...init }) => resolve(new PlainResponse(text, init)),
            () => reject(new TypeError('Failed to fetch')),
          );
        }),
  };
}
