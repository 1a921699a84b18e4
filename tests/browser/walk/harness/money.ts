import * as v from 'valibot';
import type { MoneyKind } from '#domain/money.ts';
import type { WireCall } from '#protocol/codec.ts';
import type { Reply } from './calls.ts';
import type { Played, World } from './fixtures.ts';

const Kind = v.object({ kind: v.string() });
const Input = v.object({
  start: v.variant('type', [
    v.object({ type: v.literal('attempt'), request: Kind }),
    v.object({ type: v.literal('resume'), intent: v.object({ baseline: Kind }) }),
  ]),
});
type Start = v.InferOutput<typeof Input>['start'];

const kindOf = (start: Start): string =>
  start.type === 'attempt' ? start.request.kind : start.intent.baseline.kind;

const Answer = v.object({
  kind: v.literal('business'),
  code: v.number(),
  message: v.string(),
});
const Ends = v.object({
  output: v.variant('type', [
    v.object({ type: v.literal('done') }),
    v.object({ type: v.literal('notSent') }),
    v.object({ type: v.literal('notTaken'), answer: v.nullable(Answer) }),
    v.object({
      type: v.literal('refused'),
      failure: Answer,
    }),
  ]),
});

type Movement = {
  method: MoneyKind;
  /** The call that reads the state before the money is taken, and afterwards. */
  reading: WireCall;
  /** The call's reply before the money is taken; `after`: its reply afterwards. */
  before: unknown;
  after: unknown;
  taken: unknown;
};

/** Longer than any pause between two reads, shorter than a request's timeout; milliseconds. */
const pauses = 31_000;

/** Answers every read without an effect until the money action has ended. */
async function waitItOut(world: World, { reading, before }: Movement): Promise<void> {
  const { calls, pass, stateOf, until } = world;
  for (;;) {
    let state: string | null = null;
    await until(async () => {
      state = await stateOf('moneyAction');
      const rests = state === null || state.includes('waiting') || calls.find(reading.method);
      if (!rests) throw new Error(`the money action is ${state}`);
    });
    if (state === null) return;
    const call = calls.find(reading.method);
    if (call) await call.answer({ data: [before] });
    else await pass(pauses);
  }
}

/** Plays the real money action. A flow needs one movement for each of its kinds of money. */
export function movesMoney(...movements: readonly Movement[]): Played {
  function movementOf(start: Start): Movement {
    const movement = movements.find(({ method }) => method === kindOf(start));
    if (!movement) throw new Error(`there is no movement for ${kindOf(start)}`);
    return movement;
  }
  return {
    asks: (input) => [movementOf(v.parse(Input, input).start).reading],
    async end(world, outcome, input) {
      const { start } = v.parse(Input, input);
      const movement = movementOf(start);
      const { method, reading, before, after, taken } = movement;
      const { output } = v.parse(Ends, outcome);
      const read = async (reply: Reply) => (await world.called(reading.method)).answer(reply);
      if (start.type === 'resume') {
        return output.type === 'done' ? read({ data: [after] }) : waitItOut(world, movement);
      }
      if (output.type === 'notSent') return read({ failure: { kind: 'invalidPayload' } });
      await read({ data: [before] });
      const sent = await world.called(method);
      if (output.type === 'done') return sent.answer({ data: [taken] });
      if (output.type === 'refused') return sent.answer({ failure: output.failure });
      await sent.answer({ failure: output.answer ?? { kind: 'network' } });
      return waitItOut(world, movement);
    },
  };
}
