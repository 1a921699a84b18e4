import { useMemo } from 'react';
import type { TitleKey } from '#domain/pages.ts';
import { selectLayer, selectTitle } from '#machines/root/location.ts';
import { type RootSnapshot, selectOfferedAgreement } from '#machines/root/active-flow.ts';
import { selectAgreementView } from '#machines/agreement/view.ts';
import { sanitise } from '#services/html/sanitise.ts';
import { AgreementScreen as Screen, type Signed } from '#views/info/agreement.tsx';
import { useApp } from '../app-context.ts';
import { useSelected } from '../use-selected.ts';

type Agreement = ReturnType<typeof selectAgreementView> & {
  title: TitleKey;
  signed: Signed | null;
};

const none: Agreement = {
  title: 'agreement',
  html: null,
  absent: false,
  failed: false,
  signed: null,
};

function selectAgreement(snapshot: RootSnapshot, last: Agreement | undefined): Agreement {
  const { agreement } = snapshot.children;
  if (agreement) return { ...none, ...selectAgreementView(agreement.getSnapshot()) };
  const offered = selectLayer(snapshot) === 'flow' ? selectOfferedAgreement(snapshot) : null;
  if (offered) {
    const { html, hash, agreedAt } = offered;
    const signed = hash !== undefined && agreedAt !== undefined ? { hash, agreedAt } : null;
    return { ...none, html, signed, title: selectTitle(snapshot) ?? none.title };
  }
  return last ?? none;
}

/** The page `/agreement`. Its HTML is sanitised before it is rendered. */
export function AgreementScreen() {
  const { interacted, request, store } = useApp();
  const { html, ...rest } = useSelected(selectAgreement);
  const safe = useMemo(() => (html === null ? null : sanitise(html)), [html]);
  const retry = () => {
    interacted();
    store.snapshot().children.agreement?.send({ type: 'retry.pressed' });
  };
  return <Screen html={safe} {...rest} onRetry={retry} request={request} />;
}
