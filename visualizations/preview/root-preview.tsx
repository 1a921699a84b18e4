import { useTranslation } from 'react-i18next';
import { isMachineSnapshot } from 'xstate';
import { LoadingOverlay } from '#components/page/loading-overlay.tsx';
import { type PageId, type PageOwner, pageRow } from '#domain/pages.ts';
import type { RootSnapshot } from '#machines/root/active-flow.ts';
import { selectLayer, selectLocation } from '#machines/root/location.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { selectOffline, selectOverlays } from '#machines/root/view.ts';
import { guideScreens } from '#views/guides/pages.tsx';
import { textPages } from '#views/info/pages.tsx';
import { Offline } from '#components/page/offline.ts';
import { LogoutQuestion } from '#views/overlays/logout-question.tsx';
import { Maintenance } from '#views/overlays/maintenance.tsx';
import { Toasts } from '#views/overlays/toasts.tsx';
import { flowPreviews } from './flow-previews.tsx';
import type { MachinePreview } from './machine-preview.tsx';
import { machinePreviews } from './machine-previews.tsx';

type Props = {
  snapshot: RootSnapshot;
  send: (event: { type: string }) => void;
};

type Child = Exclude<PageOwner, 'info'> | 'helpCentre' | 'permissions' | 'agreement';

const previews: Readonly<Record<Child, MachinePreview>> = { ...flowPreviews, ...machinePreviews };

const plainPages = { ...textPages, ...guideScreens };
const isPlain = (page: PageId): page is keyof typeof plainPages => page in plainPages;

function drawPlain(page: keyof typeof plainPages, request: (wish: RootRequest) => void) {
  const Text = plainPages[page];
  return <Text key={page} request={request} />;
}

function childOf(page: PageId, snapshot: RootSnapshot): Child | null {
  if (page === 'customerCenter' || page === 'article') return 'helpCentre';
  if (page === 'permissions') return page;
  if (page === 'agreement') {
    return selectLayer(snapshot) === 'flow' ? snapshot.context.activeFlow : 'agreement';
  }
  const { flow } = pageRow(page);
  return flow === 'info' ? null : flow;
}

/** Null without a page, and while the child machine that shows the page does not run. */
function pageShown(snapshot: RootSnapshot): PageId | null {
  const page = selectLocation(snapshot)?.page ?? null;
  const id = page && childOf(page, snapshot);
  return id && !isMachineSnapshot(snapshot.children[id]?.getSnapshot()) ? null : page;
}

/** Events of child screens are for the child, not for the root. */
const unheard = () => {};

function ShownPage({ snapshot, send }: Props) {
  const page = selectLocation(snapshot)?.page;
  if (!page) return null;
  const request = (wish: RootRequest) => send(wish);
  if (isPlain(page)) return drawPlain(page, request);
  const id = childOf(page, snapshot);
  const child: unknown = id && snapshot.children[id]?.getSnapshot();
  if (!id || !isMachineSnapshot(child)) return null;
  return previews[id].draw({ snapshot: child, send: unheard, request });
}

function Overlays({ snapshot, send }: Props) {
  const { t } = useTranslation('common');
  const { toast, logoutAsked, maintenance } = selectOverlays(snapshot);
  return (
    <>
      <LoadingOverlay
        open={snapshot.hasTag('loadingOverlay') && !maintenance}
        text={t('loading')}
      />
      {logoutAsked && <LogoutQuestion send={send} />}
      {maintenance && <Maintenance time={maintenance.time} send={send} />}
      <Toasts toast={toast} />
    </>
  );
}

/** The page of the topmost layer, and the overlays that cover every page. */
export const rootPreview = {
  page: pageShown,
  draw: ({ snapshot, send }: Props) => (
    <>
      <Offline value={selectOffline(snapshot)}>
        <ShownPage snapshot={snapshot} send={send} />
      </Offline>
      <Overlays snapshot={snapshot} send={send} />
    </>
  ),
} satisfies MachinePreview;
