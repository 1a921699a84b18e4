import { type AnyMachineSnapshot, type InspectionEvent, isMachineSnapshot } from 'xstate';
import { models } from '#machines/models.ts';
import { BrokenLaw, watchLaws } from '#machines/walk/laws.ts';
import { type Model, samplesOf, type Step } from '#machines/walk/model.ts';
import { isSpeaker, type Service } from '#machines/walk/service.ts';
import type { Facts } from './facts.ts';

const modelOf = new Map<string, Model>(models.map((model) => [model.machine.id, model]));

const isOfType = (value: unknown, type: string): boolean =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === type;

/** Maps each event type that only a service sends to the name of the service. */
function senderOf({ services, events }: Model): Map<string, string> {
  const alone = Object.keys(events).filter((type) => events[type]?.length === 0);
  return new Map(
    alone.flatMap((type) => {
      const sender = Object.entries(services).find(
        ([, one]) =>
          one && isSpeaker(one) && Object.values(one.says).some((said) => isOfType(said, type)),
      );
      return sender ? [[type, sender[0]]] : [];
    }),
  );
}

const senders = new Map(models.map((model) => [model.machine.id, senderOf(model)]));

function stepOf(machine: string, event: { type: string }): Step | null {
  const { type } = event;
  const [, service] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (service !== undefined) return { type: 'settle', service, outcome: '' };
  if (type.startsWith('xstate.')) return null;
  const speaker = senders.get(machine)?.get(type);
  return speaker === undefined
    ? { type: 'user', event }
    : { type: 'emit', service: speaker, says: type };
}

function servicesOf(snapshot: AnyMachineSnapshot): Map<string, Service> {
  const children: unknown = snapshot.children;
  const ids = typeof children === 'object' && children !== null ? Object.keys(children) : [];
  return new Map(ids.map((id) => [id, { source: id, input: undefined }]));
}

/** Throws `BrokenLaw` if a law does not hold. */
type Look = ReturnType<typeof watchLaws>;

/**
 * Adds facts about machines that fail, and about violated laws of their models.
 *
 * @returns listener for all inspection events of the page
 */
export function watchMachines(page: string, facts: Facts): (event: InspectionEvent) => void {
  const looks = new WeakMap<object, Look>();
  return (inspected) => {
    if (inspected.type !== '@xstate.snapshot') return;
    const { snapshot, event, actorRef } = inspected;
    if (!isMachineSnapshot(snapshot)) return;
    const { id } = snapshot.machine;
    if (snapshot.status === 'error') {
      facts.add({ type: 'broke', page, actor: id, error: String(snapshot.error) });
      return;
    }
    const model = modelOf.get(id);
    if (!model || snapshot.status !== 'active') return;
    const look = looks.get(actorRef) ?? watchLaws(model);
    looks.set(actorRef, look);
    try {
      look({
        snapshot,
        step: stepOf(id, event),
        services: servicesOf(snapshot),
        get enabled() {
          return samplesOf(model).filter((one) => snapshot.can(one));
        },
      });
    } catch (error) {
      if (!(error instanceof BrokenLaw)) throw error;
      facts.add({ type: 'unlawful', page, actor: id, law: error.message });
    }
  };
}
