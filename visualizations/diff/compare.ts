import { beforeMoney } from './money.ts';
import { statesIn } from '#machines/description/describe.ts';
import type {
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import { stateFacts, transitionFacts, type Fact } from './facts.ts';
import { pairStates } from './states.ts';
import { pairTransitions } from './transitions.ts';

/** `before` or `after` is null for a revision without the state. */
export type StateDifference = {
  before: StateDescription | null;
  after: StateDescription | null;
  facts: Fact[];
};

export type TransitionDifference = {
  from: { before: StateDescription | null; after: StateDescription | null };
  before: TransitionDescription | null;
  after: TransitionDescription | null;
  facts: Fact[];
};

/** Unchanged states and transitions are left out. */
export type Difference = {
  before: MachineDescription;
  after: MachineDescription;
  states: StateDifference[];
  transitions: TransitionDifference[];
  /** State ids of the later revision, by id in the earlier one. */
  renamed: ReadonlyMap<string, string>;
};

const isChange = ({ before, after, facts }: StateDifference | TransitionDifference): boolean =>
  before === null || after === null || facts.length > 0;

export const isSame = ({ states, transitions }: Difference): boolean =>
  states.length === 0 && transitions.length === 0;

export function compare(before: MachineDescription, after: MachineDescription): Difference {
  const pairs = pairStates(before, after);
  const olds = new Map(statesIn(before).map((state) => [state.id, state]));
  const news = new Map(statesIn(after).map((state) => [state.id, state]));
  const sameAs = (id: string) => pairs.after.get(id) ?? id;

  const now = [...news.values()].map((state) => ({
    before: olds.get(pairs.before.get(state.id) ?? '') ?? null,
    after: state,
  }));
  const gone = [...olds.values()]
    .filter(({ id }) => !pairs.after.has(id))
    .map((state) => ({ before: state, after: null }));
  const all: Pick<StateDifference, 'before' | 'after'>[] = [...now, ...gone];
  const nearMoney = beforeMoney(after);
  const sides = { olds, news, sameAs, nearMoney };

  const states = all.map((pair) => ({
    ...pair,
    facts: pair.before && pair.after ? stateFacts(pair.before, pair.after, sides) : [],
  }));
  const transitions = all.flatMap((from): TransitionDifference[] => {
    const none = { transitions: [], invokes: [] };
    const found = pairTransitions(
      from.before ?? { ...(from.after ?? before.root), ...none },
      from.after ?? { ...(from.before ?? after.root), ...none },
      sameAs,
    );
    return found.map((pair) => ({
      from,
      before: pair.before,
      after: pair.after,
      facts: transitionFacts(from, pair, sides),
    }));
  });
  return {
    before,
    after,
    states: states.filter(isChange),
    transitions: transitions.filter(isChange),
    renamed: pairs.after,
  };
}
