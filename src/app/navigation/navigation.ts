import type { ComponentType } from 'react';
import { hrefOf } from '#domain/pages.ts';
import { createWatched, type Watched } from '../watched.ts';
import type { HistoryWriterProps } from './history-writer.tsx';
import type { Navigate, Projector, ProjectorContext } from './projector.ts';

/** The code that comes once the first page has stood for a moment, or with what a person does before. */
type HistoryCode = {
  HistoryWriter: ComponentType<HistoryWriterProps>;
  createProjector: (context: ProjectorContext) => Projector;
};

/** The history as the app uses it from its start, whether its code has come or not. */
export type Navigation = Omit<Projector, 'back'> & {
  /** The person goes back in the page; false while the code is missing: then the chart alone does. */
  back: () => boolean;
  /** The writer of the history, once it has loaded. */
  writer: Watched<ComponentType<HistoryWriterProps> | null>;
  /** Brings the code. */
  open: () => Promise<void>;
};

/**
 * Projects locations onto the browser's history as soon as the code for it has come, and makes up
 * then, in order, for what happened before. Pages follow the chart and wait for none of it.
 *
 * @param fetchCode resolves once the code is there, however long the line is down
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
    const there = createProjector({ ...context, begin });
    projector = there;
    for (const act of missed) act(there);
    writer.set(HistoryWriter);
  }
  function whenThere(act: (projector: Projector) => void): void {
    if (projector) act(projector);
    else missed.push(act);
  }
  return {
    writer,
    open,
    attach: (navigate: Navigate) => whenThere((there) => there.attach(navigate)),
    sync(move) {
      whenThere((there) => there.sync(move));
      const written = move.location === null || hrefOf(move.location) === history.href();
      if (!projector && !written) void open();
    },
    popped() {
      whenThere((there) => there.popped());
      void open();
    },
    back() {
      projector?.back();
      return projector !== null;
    },
    forget() {
      records.drop('history');
      whenThere((there) => there.forget());
    },
  };
}
