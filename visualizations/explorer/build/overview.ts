import { isFlowId } from '#machines/flows.ts';
import { models } from '#tests/flows/models.ts';
import { describeMachine, statesIn } from '#visualizations/description/describe.ts';
import type {
  InvokeDescription,
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#visualizations/description/description.ts';
import { outcomeWords, pageText } from '#visualizations/wording/names/outcomes.ts';
import { anyOf } from '#visualizations/wording/names/statuses.ts';
import { eventText } from '#visualizations/wording/phrases.ts';
import { beside, type Handover, handoversOf } from './handovers.ts';
import { endingOf } from './outcomes.ts';

/** The machine that runs all others. */
const orchestrator = 'root';

const invokesIn = (description: MachineDescription): InvokeDescription[] =>
  statesIn(description).flatMap(({ invokes }) => invokes);

const nothing: Omit<StateDescription, 'id' | 'key' | 'label' | 'description'> = {
  kind: 'atomic',
  page: null,
  tags: [],
  entry: [],
  exit: [],
  invokes: [],
  initial: null,
  history: null,
  transitions: [],
  states: [],
};

/** The pages that several ends of one kind open: “A”, “B” or “C”. */
const pagesText = (pages: readonly string[]): string =>
  anyOf(pages.map((page) => `“${pageText(page)}”`));

/** What makes one flow follow another, in words: an end, a page asked for, a session lost. */
function wordsOfEnd(from: string, type: string, pages: readonly string[]): string {
  if (!isFlowId(from)) return 'Logged in, on the way there';
  if (pages.length > 0) return `${type === 'opens' ? 'Opens' : 'Moved on:'} ${pagesText(pages)}`;
  return Object.hasOwn(outcomeWords, type)
    ? `It ends: ${outcomeWords[type] ?? type}`
    : eventText(type);
}

/** From one flow to another: a transition for each kind of end, with all the pages that it opens. */
function transitionsFrom(from: string, handovers: readonly Handover[]): TransitionDescription[] {
  const kinds = new Map<string, { to: string; type: string; pages: string[] }>();
  for (const { outcome, to } of handovers.filter((one) => one.from === from)) {
    const { type, page } = endingOf(outcome);
    const key = `${type} > ${to}`;
    const known = kinds.get(key) ?? { to, type, pages: [] };
    if (page !== null) known.pages.push(page);
    kinds.set(key, known);
  }
  return [...kinds.values()].map(({ to, type, pages }, index) => ({
    id: `overview.${from} | ${type} to ${to} | ${index}`,
    source: `overview.${from}`,
    trigger: { type: 'event', event: wordsOfEnd(from, type, pages) },
    guard: null,
    actions: [],
    targets: [`overview.${to}`],
    reenter: to === from,
  }));
}

/**
 * How flows hand over to each other, as if it were a machine: a state a flow, a transition an end
 * that makes another active. Read from the root orchestrator by ending every flow in every way in
 * which its own machine ends; all else goes as it usually does.
 */
export function describeOverview(): MachineDescription {
  const described = new Map(
    models.map((model) => [model.machine.id, describeMachine(model.machine)]),
  );
  const root = models.find(({ machine }) => machine.id === orchestrator);
  const rootDescription = described.get(orchestrator);
  if (!root || !rootDescription) throw new Error('the registry has no root orchestrator');
  const ids = invokesIn(rootDescription).filter(({ machine }) => machine !== null);
  const flows = new Set(ids.map(({ id }) => id).filter((id) => id !== beside));
  const handovers = handoversOf(flows);

  const states = [...flows].flatMap((id): StateDescription[] => {
    const flow = described.get(id);
    if (!flow) return [];
    const machines = invokesIn(flow).filter(({ machine }) => machine !== null);
    const used = new Map(machines.map((invoke) => [invoke.machine, invoke]));
    return [
      {
        ...nothing,
        id: `overview.${id}`,
        key: id,
        label: flow.root.label,
        description: flow.description,
        invokes: [...used.values()],
        transitions: transitionsFrom(id, handovers),
      },
    ];
  });
  const { description } = rootDescription;
  return {
    id: 'overview',
    description,
    root: {
      ...nothing,
      kind: 'compound',
      id: 'overview',
      key: 'overview',
      label: 'All flows',
      description,
      initial: 'overview.login',
      states,
    },
  };
}
