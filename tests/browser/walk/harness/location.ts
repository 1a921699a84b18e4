import * as v from 'valibot';
import type { ContextFrom, StateValue } from 'xstate';
import { type FlowId, type Location, type TitleKey, titleKeyOf } from '#domain/pages.ts';
import { anyDescriptor } from '#machines/any-descriptor.ts';
import type { FlowSnapshots } from '#machines/flows.ts';
import { isLoginRaised, topInfoPage } from '#machines/root/layers.ts';
import { rootMachine } from '#machines/root/root.machine.ts';
import { locationIn } from '#machines/shared/flow.ts';
import { titleOf } from '#machines/shared/meta.ts';
import { flowModels } from '#machines/flow-models.ts';
import type { Model } from '#machines/walk/model.ts';
import type { Sight } from './watch.ts';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const Value = v.custom<StateValue>((value) => typeof value === 'string' || isObject(value));

/** The schema does not check the types of the root's state. */
const Root = v.object({
  value: Value,
  context: v.custom<ContextFrom<typeof rootMachine>>(isObject),
});
const Flow = v.object({ value: Value, context: v.unknown() });

export type Standing = { location: Location; title: TitleKey };

const on = (location: Location): Standing => ({ location, title: titleKeyOf(location) });
const error = on({ page: 'error', query: {} });
const login = on({ page: 'login', query: {} });

function standingOfFlow<Id extends FlowId>(flow: Id, running: Sight['running']): Standing | null {
  const flowSnapshot = running[flow];
  if (!flowSnapshot) return null;
  const { machine }: Model = flowModels[flow];
  const state = machine.resolveState(v.parse(Flow, flowSnapshot));
  const snapshot = v.parse(v.custom<FlowSnapshots[Id]>(isObject), state);
  const location = locationIn(anyDescriptor(flow), snapshot);
  return location && { location, title: titleOf(state) ?? titleKeyOf(location) };
}

/** Returns null between locations. */
export function standingIn({ running }: Sight): Standing | null {
  const rootState = v.parse(Root, running['root']);
  const root = rootMachine.resolveState(rootState);
  const { context } = rootState;
  const infoPage = topInfoPage(root);
  if (infoPage) return root.matches({ infoPages: 'broken' }) ? error : on(infoPage);
  if (isLoginRaised(root)) {
    return root.matches({ session: { signingIn: 'broken' } }) ? error : login;
  }
  if (root.matches({ location: 'broken' })) return error;
  return root.matches({ location: 'inFlow' }) ? standingOfFlow(context.activeFlow, running) : null;
}
