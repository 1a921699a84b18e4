import type { ComponentType } from 'react';
import { hrefOf } from '#domain/pages.ts';
import { createWatched, type Watched } from '../watched.ts';
import type { HistoryWriterProps } from './history-writer.tsx';
import type { Navigate, Projector, ProjectorContext } from './projector.ts';

type HistoryCode = {
  HistoryWriter: ComponentType<HistoryWriterProps>;
  createProjector: (context: ProjectorContext) => Projector;
};

/** The projector's functions, which can be called before the lazy code has loaded. */
export type Navigation = Omit<Projector, 'back'> & {
  /** False before the code has loaded: then only the chart goes back. */
  back: () => boolean;
  writer: Watched<ComponentType<HistoryWriterProps> | null>;
  open: () => Promise<void>;
};

/**
 * Before the code has loaded, moves are queued and then replayed.
 *
 * @param fetchCode retries failed loads
 */
export function createNavigation(
  context: ProjectorContext,
  fetchCode: () => Promise<HistoryCode>,
): Navigation {
  const { history, records } = context;
  const begin = { position: history.position(), href: history.href() };
  const writer = createWatched<ComponentType<HistoryWriterProps> | null>(null);
  const missed: ((projector: Projector) => void)[] = [];
  let projector: Projector | null = null;

  async function open(): Promise<void> {
    const { HistoryWriter, createProjector } = await fetchCode();
    if (projector) return;
    const loaded = createProjector({ ...context, begin });
    projector = loaded;
    for (const act of missed) act(loaded);
    writer.set(HistoryWriter);
  }
  function whenLoaded(act: (projector: Projector) => void): void {
    if (projector) act(projector);
    else missed.push(act);
  }
  return {
    writer,
    open,
    attach: (navigate: Navigate) => whenLoaded((there) => there.attach(navigate)),
    sync(move) {
      whenLoaded((there) => there.sync(move));
      const written = move.location === null || hrefOf(move.location) === history.href();
      if (!projector && !written) void open();
    },
    popped() {
      whenLoaded((there) => there.popped());
      void open();
    },
    back() {
      projector?.back();
      return projector !== null;
    },
    forget() {
      records.drop('history');
      whenLoaded((there) => there.forget());
    },
  };
}
