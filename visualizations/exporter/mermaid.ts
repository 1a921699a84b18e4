import { statesIn, transitionsIn } from '#machines/description/describe.ts';
import type {
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import { isWithin } from '#visualizations/layout/flow.ts';
import { stateText, transitionPhrases } from '#visualizations/wording/phrases.ts';

const nameOf = (id: string): string => id.replaceAll('.', '__');

/** Replaces the characters that Mermaid interprets. */
const plain = (text: string): string => text.replaceAll('"', "'").replaceAll(/[;:#{}]/g, ',');

const declared = ({ id }: StateDescription, label: string): string =>
  `state "${plain(label)}" as ${nameOf(id)}`;

const indented = (lines: string[]): string[] => lines.map((line) => `  ${line}`);

/** Lines without arrows: an arrow in a group would move its target into that group. */
function stateLines(state: StateDescription): string[] {
  const { kind, states, initial, id } = state;
  const label = kind === 'history' ? 'H' : stateText(state, 'plain');
  if (states.length === 0) {
    const own = [declared(state, label)];
    return kind === 'final' ? [...own, `${nameOf(id)} --> [*]`] : own;
  }
  const inside = states.map(stateLines);
  const body =
    kind === 'parallel'
      ? inside.flatMap((lines, index) => (index === 0 ? lines : ['--', ...lines]))
      : inside.flat();
  const first = initial === null ? [] : [`[*] --> ${nameOf(initial)}`];
  return [`${declared(state, label)} {`, ...indented([...first, ...body]), '}'];
}

function arrowLine(source: StateDescription, transition: TransitionDescription): string {
  const { trigger, condition, actions } = transitionPhrases(source, transition, 'plain');
  const label = [
    trigger,
    ...(condition === null ? [] : [condition]),
    ...(actions.length === 0 ? [] : [`(${actions.join(', ')})`]),
  ].join(' ');
  const target = transition.targets[0] ?? source.id;
  return `${nameOf(source.id)} --> ${nameOf(target)}: ${plain(label)}`;
}

/** The descendants of a compound state, and the outside targets of arrows; then the arrows. */
export function mermaidOf(description: MachineDescription, compound: StateDescription): string {
  const states = statesIn(description);
  const transitions = transitionsIn(description).filter(({ source }) =>
    isWithin(source, compound.id),
  );
  const outside = states.filter(
    ({ id }) =>
      !isWithin(id, compound.id) && transitions.some(({ targets }) => targets.includes(id)),
  );
  const arrows = transitions.flatMap((transition) =>
    states.filter(({ id }) => id === transition.source).map((one) => arrowLine(one, transition)),
  );
  const lines = [
    'stateDiagram-v2',
    ...indented([
      ...stateLines(compound),
      ...outside.map((state) => declared(state, stateText(state, 'plain'))),
      ...arrows,
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
