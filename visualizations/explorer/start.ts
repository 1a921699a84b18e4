import * as v from 'valibot';
import { createActor, fromCallback } from 'xstate';
import { actor } from '#machines/shared/ports.ts';
import { openLiveChannel, untilGone } from '#visualizations/live/messages.ts';
import type { Drawings } from '#visualizations/layout/drawn-picture.ts';
import { drawingsIn } from '#visualizations/layout/read.ts';
import { data } from './data.ts';
import { linkTo } from './flows/arrival.ts';
import { Coverage, coveragePart } from './flows/coverage.ts';
import { flowNamed } from './flows/flow.ts';
import { hashOf, type Link, linkOf } from './flows/link.ts';
import { keepPaths, pathsIn } from './flows/paths.ts';
import { textsIn } from './flows/texts.ts';
import { drawingsMachine } from './machines/drawings.machine.ts';
import { explorerMachine, type ExplorerSnapshot, shownPlace } from './machines/explorer.machine.ts';
import { type LiveEvent, liveMachine } from './machines/live.machine.ts';
import { loadPart } from './parts.ts';
import type { Explorer } from './views/explorer.ts';

const isServed = location.protocol !== 'file:';

let pathsKept: Promise<void> | null = null;

async function loadPaths(signal: AbortSignal): Promise<void> {
  pathsKept ??= loadPart(data.parts.paths, signal).then((part) => keepPaths(pathsIn(part)));
  try {
    await pathsKept;
  } catch (error) {
    pathsKept = null;
    throw error;
  }
}

async function loadCoverage(signal: AbortSignal): Promise<Coverage> {
  const last = await loadPart(coveragePart, signal);
  const run = v.parse(v.nullable(Coverage), JSON.parse(last));
  return run ?? v.parse(Coverage, JSON.parse(await loadPart(data.parts.planned, signal)));
}

async function loadDrawings(
  { machine }: { machine: string },
  signal: AbortSignal,
): Promise<Drawings> {
  const path = data.parts.drawings[machine];
  if (path === undefined) throw new Error(`no drawings of the machine ${machine}`);
  const [part] = await Promise.all([loadPart(path, signal), loadPaths(signal)]);
  return drawingsIn(part);
}

/** Follows the first simulated phone that answers until its page is gone, then asks again. */
const listen = fromCallback<LiveEvent>(({ sendBack }) => {
  if (!isServed) return undefined;
  const stopped = new AbortController();
  let followed: string | null = null;

  async function follow(phone: string) {
    followed = phone;
    await untilGone(phone, stopped.signal);
    if (stopped.signal.aborted) return;
    followed = null;
    sendBack({ type: 'app.gone' });
    channel.say({ type: 'asked' });
  }

  const channel = openLiveChannel((message) => {
    if (message.type === 'asked') return;
    if (followed === null) void follow(message.phone);
    if (followed !== message.phone) return;
    if (message.type === 'started') channel.say({ type: 'asked' });
    else sendBack({ type: 'report.received', report: message.report });
  });
  channel.say({ type: 'asked' });
  return () => {
    stopped.abort();
    channel.close();
  };
});

function linkFrom(snapshot: ExplorerSnapshot): Link {
  const { trail, chosen } = snapshot.context;
  const place = shownPlace(snapshot);
  if (place !== 'flow') return { place };
  return trail ? linkTo(flowNamed(trail.flow), trail, chosen) : { place: 'overview' };
}

const placeOf = (link: Link): string => (link.place === 'flow' ? link.flow : link.place);

/** Keeps the address and the theme of the page in sync with the explorer. */
function project(snapshot: ExplorerSnapshot): void {
  const link = linkFrom(snapshot);
  const hash = hashOf(link);
  const here = location.hash || '#/';
  if (hash !== here) {
    const isMove = placeOf(linkOf(here)) !== placeOf(link);
    if (isMove) history.pushState(null, '', hash);
    else history.replaceState(null, '', hash);
  }
  const { theme } = snapshot.context.settings;
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export function startExplorer(): Explorer {
  const machine = explorerMachine.provide({
    actors: {
      loadCoverage: actor((_: undefined, signal) => loadCoverage(signal)),
      loadTexts: actor(async (_: undefined, signal) => {
        const [part] = await Promise.all([loadPart(data.parts.texts, signal), loadPaths(signal)]);
        return textsIn(part);
      }),
      copyLink: actor(() => navigator.clipboard.writeText(location.href)),
      drawings: drawingsMachine.provide({
        actors: {
          loadDrawings: actor(loadDrawings),
        },
      }),
      live: liveMachine.provide({ actors: { listen } }),
    },
  });
  const explorer = createActor(machine);
  explorer.start();
  const follow = () => explorer.send({ type: 'link.followed', link: linkOf(location.hash) });
  follow();
  explorer.subscribe(project);
  window.addEventListener('popstate', follow);
  return explorer;
}
