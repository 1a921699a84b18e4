import { createContext, use, useEffect } from 'react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { type Flow, flowNamed } from '../flows/flow.ts';
import { momentOf, type Trail } from '../flows/trail.ts';
import type { Pictures } from '#visualizations/layout/drawn-picture.ts';
import type { cameraMachine } from '../machines/camera.machine.ts';
import type { drawingsMachine } from '../machines/drawings.machine.ts';
import type { explorerMachine, ExplorerSnapshot } from '../machines/explorer.machine.ts';
import type { Settings } from '../machines/settings.ts';

export type Camera = ActorRefFrom<typeof cameraMachine>;
type DrawingsActor = ActorRefFrom<typeof drawingsMachine>;
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

export function useCamera(): Camera {
  const camera = useSelector(useExplorer(), ({ children }) => children.camera);
  if (!camera) throw new Error('the explorer has no camera actor');
  return camera;
}

export function useDrawings(): DrawingsActor {
  const drawings = useSelector(useExplorer(), ({ children }) => children.drawings);
  if (!drawings) throw new Error('the explorer has no drawings actor');
  return drawings;
}

/** Null until the pictures are loaded. */
export function usePictures(machine: string): Pictures | null {
  const drawings = useDrawings();
  const { wording } = useSettings();
  useEffect(() => {
    drawings.send({ type: 'machine.shown', machine });
  }, [drawings, machine]);
  return useSelector(drawings, ({ context }) => context.known[machine]?.[wording] ?? null);
}
