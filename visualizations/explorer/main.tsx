import '#components/tokens.css';
import './explorer.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useSelector } from '@xstate/react';
import { shownPlace, explorerMachine, type ExplorerSnapshot } from './machines/explorer.machine.ts';
import { ExplorerContext, useExplorer, useKnown, type Explorer } from './views/explorer.ts';
import css from './views/page.module.css';
import { FlowPage } from './views/flow-page.tsx';
import { Header } from './views/header.tsx';
import { LivePage } from './views/live-page.tsx';
import { FlowMap } from './views/map.tsx';
import { createActor, fromCallback } from 'xstate';
import { openLiveChannel } from '#visualizations/live/messages.ts';
import { hashOf, type Link, linkOf, linkTo } from './flows/link.ts';
import { flowNamed } from './flows/flow.ts';
import { loadCoverage } from './load.ts';
import { type LiveEvent, liveMachine } from './machines/live.machine.ts';

const isServed = location.protocol !== 'file:';

/** Follows the first simulated phone that answers until its page is gone, then asks again. */
const listen = fromCallback<LiveEvent>(({ sendBack }) => {
  if (!isServed) return undefined;
  let followed: string | null = null;
  const channel = openLiveChannel((message) => {
    if (message.type === 'requested') return;
    followed ??= message.phone;
    if (followed !== message.phone) return;
    if (message.type === 'reported') sendBack({ type: 'report.received', report: message.report });
    else channel.say({ type: 'requested' });
    if (message.type !== 'gone') return;
    followed = null;
    sendBack({ type: 'app.gone' });
  });
  channel.say({ type: 'requested' });
  return channel.close;
});

function linkFrom(snapshot: ExplorerSnapshot): Link {
  const { trail, chosen } = snapshot.context;
  const place = shownPlace(snapshot);
  if (place !== 'flow') return { place };
  return trail ? linkTo(flowNamed(trail.flow), trail, chosen) : { place: 'overview' };
}

const placeOf = (link: Link): string => (link.place === 'flow' ? link.flow : link.place);

/** Keeps the address of the page in sync with the explorer. */
function project(snapshot: ExplorerSnapshot): void {
  const link = linkFrom(snapshot);
  const hash = hashOf(link);
  const here = location.hash || '#/';
  if (hash !== here) {
    const isMove = placeOf(linkOf(here)) !== placeOf(link);
    if (isMove) history.pushState(null, '', hash);
    else history.replaceState(null, '', hash);
  }
}

function startExplorer(): Explorer {
  const explorer = createActor(
    explorerMachine.provide({ actors: { live: liveMachine.provide({ actors: { listen } }) } }),
  );
  explorer.start();
  const follow = () => explorer.send({ type: 'link.followed', link: linkOf(location.hash) });
  follow();
  explorer.subscribe(project);
  window.addEventListener('popstate', follow);
  void loadCoverage().then(
    (coverage) => explorer.send({ type: 'coverage.loaded', coverage }),
    () => explorer.send({ type: 'notice.given', notice: 'The coverage could not be fetched.' }),
  );
  return explorer;
}

function ExplorerPage() {
  const place = useSelector(useExplorer(), shownPlace);
  const notice = useKnown((context) => context.notice);
  return (
    <div className={css['page']}>
      <Header />
      <main className={css['main']} aria-labelledby="page-title" data-place={place}>
        {place === 'flow' && <FlowPage />}
        {place === 'live' && <LivePage />}
        {place === 'overview' && <FlowMap />}
      </main>
      <div className={css['notice']} role="status" data-empty={notice === null || undefined}>
        {notice}
      </div>
    </div>
  );
}

const explorer = startExplorer();
const place = document.getElementById('explorer');
if (!place) throw new Error('the page has no element #explorer');
createRoot(place).render(
  <StrictMode>
    <ExplorerContext value={explorer}>
      <ExplorerPage />
    </ExplorerContext>
  </StrictMode>,
);
