import { useMemo } from 'react';
import type { RootSnapshot } from '#machines/root/location.ts';
import { selectLayer } from '#machines/root/location.ts';
import { selectAgreementView } from '#machines/agreement/view.ts';
import { sanitise } from '#services/html/sanitise.ts';
import { AgreementScreen as Screen } from '#views/info/agreement.tsx';
import { useApp } from './app-context.ts';
import { useSelected } from './use-selected.ts';

type Agreement = { html: string | null; absent: boolean };

/** The agreement on screen: the one being agreed to, or the one kept on this phone. */
function selectAgreement(snapshot: RootSnapshot, last: Agreement | undefined): Agreement {
  const { agreement, borrow } = snapshot.children;
  if (agreement) return selectAgreementView(agreement.getSnapshot());
  const offered = borrow?.getSnapshot().context.agreement;
  if (selectLayer(snapshot) === 'flow' && offered) return { html: offered.html, absent: false };
  return last ?? { html: null, absent: false };
}

/** `/agreement`, its HTML sanitised at every read. */
export function AgreementScreen() {
  const { request } = useApp();
  const { html, absent } = useSelected(selectAgreement);
  const safe = useMemo(() => (html === null ? null : sanitise(html)), [html]);
  return <Screen html={safe} absent={absent} request={request} />;
}
