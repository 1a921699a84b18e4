import { isDeepStrictEqual } from 'node:util';
import type { ReportedOutcome, World } from './world.ts';

function contradiction(
  { fixture, server, line }: World,
  { outcome, intent, at, answered }: ReportedOutcome,
): string | null {
  const attempt = intent && `${intent.suffix}/${intent.t}`;
  switch (outcome.type) {
    case 'done': {
      const { receipt } = outcome;
      const isReal = server.effects.some(
        (effect) => effect.at <= at && isDeepStrictEqual(fixture.receiptOf(effect), receipt),
      );
      return isReal ? null : `reported done, but the server had not: ${JSON.stringify(receipt)}`;
    }
    case 'notSent':
      return attempt !== null && line.sent.has(attempt)
        ? 'reported not sent, but it was sent'
        : null;
    case 'refused':
    case 'notTaken':
      if (attempt !== null && server.effectOf(attempt)) {
        return `reported ${outcome.type}, but the server took it`;
      }
      if (outcome.type === 'refused' || isDeepStrictEqual(outcome.answer, answered)) return null;
      return answered ? `the server’s answer was not reported: ${answered.kind}` : null;
  }
}

export function violations(
  world: World,
  { stuck, stuckAtReturn }: { stuck: boolean; stuckAtReturn: boolean },
): string[] {
  const { server, reports, crashes, disk, wanted, satisfied } = world;
  const found = crashes.map((crash) => `crashed: ${crash}`);
  if (server.effects.length > 1) found.push(`double: the server took ${server.effects.length}`);
  if (stuck) found.push('stuck: no way out ten minutes after everything worked again');
  if (stuckAtReturn) found.push('stuck: no way out for a person who came back');
  if ([...disk.entries.values()].some(({ open }) => open)) found.push('left open in the journal');
  if (server.effects.length > 0 && !satisfied) found.push('lost: money taken was not reported');
  if (server.effects.some(({ amount }) => !wanted.has(amount))) {
    found.push('the server took another amount than was confirmed');
  }
  for (const each of reports) {
    const wrong = contradiction(world, each);
    if (wrong) found.push(wrong);
  }
  return found;
}
