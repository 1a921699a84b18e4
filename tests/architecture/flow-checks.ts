import { type AnyStateMachine, StateMachine } from 'xstate';

const isMachine = (logic: unknown): logic is AnyStateMachine => logic instanceof StateMachine;

export function flowsWithoutState(root: AnyStateMachine, flows: readonly string[]): string[] {
  const states = root.root.states.location?.states.inFlow?.states ?? {};
  return flows.filter((id) => !(id in states));
}

const movesMoney = ({ implementations }: AnyStateMachine) =>
  'moneyAction' in implementations.actors;

export function strayMoney(
  kinds: Readonly<Record<string, string>>,
  flows: Readonly<Record<string, AnyStateMachine>>,
): string[] {
  const owners = Object.values(kinds);
  const idle = Object.entries(kinds).filter(([, flow]) => !flows[flow] || !movesMoney(flows[flow]));
  const unowned = Object.entries(flows).filter(
    ([id, machine]) => movesMoney(machine) && !owners.includes(id),
  );
  return [
    ...idle.map(([kind, flow]) => `${kind}: ${flow} moves no money`),
    ...unowned.map(([id]) => `${id} moves money of no kind`),
  ];
}

/** The ports of a machine and its nested machines that still have the placeholder of `setup()`. */
export function placeholdersIn(provided: AnyStateMachine, bare: AnyStateMachine): string[] {
  const own: [string, unknown][] = Object.entries(bare.implementations.actors);
  return own.flatMap(([name, before]) => {
    const after: unknown = Reflect.get(provided.implementations.actors, name);
    if (isMachine(before) && isMachine(after)) {
      return placeholdersIn(after, before).map((inner) => `${name}.${inner}`);
    }
    return after === before ? [name] : [];
  });
}
