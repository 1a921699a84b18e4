import type {
  ActionDescription,
  GuardDescription,
  InvokeDescription,
  MachineDescription,
  StateDescription,
  TransitionDescription,
  TriggerDescription,
} from '#machines/description/description.ts';
import { isWithin } from '#visualizations/layout/flow.ts';
import { folderOf } from '#machines/description/folder.ts';
import { element, textElement } from './xml.ts';

const timerEvent = (state: string, delay: string): string => `after.${delay}.${state}`;

function scxmlEvent(state: string, trigger: TriggerDescription): string | null {
  switch (trigger.type) {
    case 'event':
      return trigger.event;
    case 'done':
      return `done.invoke.${trigger.invoke}`;
    case 'error':
      return `error.invoke.${trigger.invoke}`;
    case 'finished':
      return `done.state.${trigger.state}`;
    case 'after':
      return timerEvent(state, trigger.delay);
    case 'always':
      return null;
  }
}

const call = (name: string, params: unknown): string =>
  `${name}(${params === undefined ? '_event' : JSON.stringify(params)})`;

/** The guard as an ECMAScript expression. */
function scxmlCondition(guard: GuardDescription): string {
  switch (guard.type) {
    case 'named':
      return call(guard.name, guard.params);
    case 'not':
      return `!(${scxmlCondition(guard.guard)})`;
    case 'and':
    case 'or': {
      const operator = guard.type === 'and' ? ' && ' : ' || ';
      return `(${guard.guards.map(scxmlCondition).join(operator)})`;
    }
  }
}

const script = ({ type, params }: ActionDescription): string =>
  textElement('script', {}, call(type, params));

function transition({ source, trigger, guard, targets, actions, reenter }: TransitionDescription) {
  const inside = targets.length > 0 && targets.every((target) => isWithin(target, source));
  return element(
    'transition',
    {
      event: scxmlEvent(source, trigger),
      cond: guard === null ? null : scxmlCondition(guard),
      target: targets.length === 0 ? null : targets.join(' '),
      type: inside && !reenter ? 'internal' : null,
    },
    actions.map(script),
  );
}

const invoke = ({ id, src, machine }: InvokeDescription): string =>
  machine === null
    ? element('invoke', { id, type: 'service', src })
    : element('invoke', {
        id,
        type: 'http://www.w3.org/TR/scxml/',
        src: `../${folderOf(machine)}/machine.scxml`,
      });

/** The elements that start and cancel the timers of a state. */
function timers({ id, transitions }: StateDescription) {
  const triggers = transitions.map(({ trigger }) => trigger);
  const delays = new Map(
    triggers.flatMap((one) => (one.type === 'after' ? [[one.delay, one.ms] as const] : [])),
  );
  const sends = [...delays].map(([delay, ms]) => {
    const event = timerEvent(id, delay);
    const length = ms === null ? { delayexpr: `${delay}()` } : { delay: `${ms}ms` };
    return element('send', { id: event, event, ...length });
  });
  const cancels = [...delays.keys()].map((delay) =>
    element('cancel', { sendid: timerEvent(id, delay) }),
  );
  return { sends, cancels };
}

const tags = {
  atomic: 'state',
  compound: 'state',
  parallel: 'parallel',
  final: 'final',
  history: 'history',
} as const;

function stateElement(state: StateDescription): string {
  const { id, kind, initial, history } = state;
  if (history) {
    const fallback = element('transition', { target: history.fallback.join(' ') });
    return element('history', { id, type: history.deep ? 'deep' : 'shallow' }, [fallback]);
  }
  const { sends, cancels } = timers(state);
  const entry = [...state.entry.map(script), ...sends];
  const exit = [...state.exit.map(script), ...cancels];
  return element(tags[kind], { id, initial: kind === 'compound' ? initial : null }, [
    ...(entry.length > 0 ? [element('onentry', {}, entry)] : []),
    ...(exit.length > 0 ? [element('onexit', {}, exit)] : []),
    ...state.invokes.map(invoke),
    ...state.transitions.map(transition),
    ...state.states.map(stateElement),
  ]);
}

export const scxmlOf = ({ id, root }: MachineDescription): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'scxml',
    {
      xmlns: 'http://www.w3.org/2005/07/scxml',
      version: '1.0',
      datamodel: 'ecmascript',
      name: id,
      initial: root.id,
    },
    [stateElement(root)],
  )}\n`;
