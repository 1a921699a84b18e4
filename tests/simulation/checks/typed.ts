import type { InspectionEvent } from 'xstate';
import { isMachineSnapshot } from 'xstate';
import * as v from 'valibot';
import type { Facts } from './facts.ts';

const Texts = v.object({
  draft: v.optional(
    v.nullable(
      v.object({
        amountText: v.optional(v.string()),
        entries: v.optional(v.record(v.string(), v.string())),
      }),
    ),
  ),
  note: v.optional(v.string()),
  text: v.optional(v.string()),
  form: v.optional(v.nullable(v.looseObject({ newNumber: v.string(), holder: v.string() }))),
});

type Typed = Readonly<Record<string, string>>;

export function textsIn(context: unknown): Typed {
  const known = v.safeParse(Texts, context);
  if (!known.success) return {};
  const { draft, note, text, form } = known.output;
  return {
    ...(draft?.amountText !== undefined && { amount: draft.amountText }),
    ...draft?.entries,
    ...(note !== undefined && { note }),
    ...(text !== undefined && { text }),
    ...(form && { newNumber: form.newNumber, holder: form.holder }),
  };
}

const notByHand =
  /^(xstate\.(done|error|after|snapshot)|connection\.|page\.(shown|hidden|refreshed)|session\.|messages\.|server\.)/;

/**
 * Adds a fact if an event other than a gesture replaces a typed text by another one. An emptied
 * field adds none, because a sent text disappears.
 */
export function watchTyped(page: string, facts: Facts): (event: InspectionEvent) => void {
  const before = new WeakMap<object, Typed>();
  return (inspected) => {
    if (inspected.type !== '@xstate.snapshot') return;
    const { snapshot, event, actorRef } = inspected;
    if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active') return;
    const now = textsIn(snapshot.context);
    const known = before.get(actorRef) ?? {};
    before.set(actorRef, now);
    if (!notByHand.test(event.type)) return;
    for (const [field, text] of Object.entries(known)) {
      const after = now[field];
      if (text === '' || after === text || after === '' || after === undefined) continue;
      facts.add({ type: 'retyped', page, field, by: event.type });
    }
  };
}
