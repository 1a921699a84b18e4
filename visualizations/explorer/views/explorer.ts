import { createContext, use } from 'react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { type Flow, flowNamed } from '../flows/flow.ts';
import { momentOf, type Trail } from '../flows/trail.ts';
import type { explorerMachine, ExplorerSnapshot } from '../machines/explorer.machine.ts';
import type { Settings } from '../machines/explorer.setup.ts';

export type Explorer = ActorRefFrom<typeof explorerMachine>;

export const ExplorerContext = createContext<Explorer | null>(null);

export function useExplorer(): Explorer {
  const explorer = use(ExplorerContext);
  if (!explorer) throw new Error('useExplorer is called outside ExplorerContext');
  return explorer;
}

export function useKnown<Value>(select: (context: ExplorerSnapshot['context']) => Value): Value {
  return useSelector(useExplorer(), ({ context }) => select(context));
}

export const useSettings = (): Settings => useKnown(({ settings }) => settings);

export function useTrail(): { flow: Flow; trail: Trail; moment: ReturnType<typeof momentOf> } {
  const trail = useKnown((context) => context.trail);
  if (!trail) throw new Error('no flow is chosen');
  return { flow: flowNamed(trail.flow), trail, moment: momentOf(trail) };
}

export function useCopyLink(): () => Promise<void> {
  const explorer = useExplorer();
  const say = (notice: string) => explorer.send({ type: 'notice.given', notice });
  return () =>
    navigator.clipboard.writeText(location.href).then(
      () => say('The link is copied.'),
      () => say('Copy the link from the address bar.'),
    );
}
