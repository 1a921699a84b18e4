import { useMemo } from 'react';
import { type RootSnapshot, selectLayer } from '#machines/root/location.ts';
import { selectOfferedAgreement } from '#machines/root/active-flow.ts';
import { selectAgreementView } from '#machines/agreement/view.ts';
import { sanitise } from '#services/html/sanitise.ts';
import { AgreementScreen as Screen } from '#views/info/agreement.tsx';
import { useApp } from '../app-context.ts';
import { useSelected } from '../use-selected.ts';

type Agreement = { html: string | null; absent: boolean };

/** The agreement on screen: the one being agreed to, or the one kept on this phone. */
function selectAgreement(snapshot: RootSnapshot, last: Agreement | undefined): Agreement {
  const { agreement } = snapshot.children;
  if (agreement) return selectAgreementView(agreement.getSnapshot());
  const offered = selectLayer(snapshot) === 'flow' ? selectOfferedAgreement(snapshot) : null;
  if (offered) return { html: offered.html, absent: false };
  return last ?? { html: null, absent: false };
}

/** `/agreement`, its HTML sanitised at every read. */
export function AgreementScreen() {
  const { request } = useApp();
  const { html, absent } = useSelected(selectAgreement);
  const safe = useMemo(() => (html === null ? null : sanitise(html)), [html]);
  return <Screen html={safe} absent={absent} request={request} />;
}
