import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Screens } from '#app/app-context.ts';
import { formatInstant } from '#domain/date-format.ts';
import { AgreementScreen } from '#app/screens/agreement-screen.tsx';
import { profileProvider } from '#flows/profile/provider.ts';
import type { SignedDocument } from '#domain/loans/loan-story.ts';
import { firstSigned, security, signedText, ownData } from '#machines/samples/profile.ts';
import { renderApp, signedIn, loadedPage } from './render-app.tsx';

afterEach(cleanup);

const page = (name: string) => screen.findByRole('heading', { level: 1, name });

const reader = loadedPage(AgreementScreen);
const list = loadedPage(() => <h1>The list</h1>);
const screens: Screens = (name) => (name === 'agreement' ? reader : list);

async function listWith(document: SignedDocument) {
  const ports = {
    readTheme: async () => 'system' as const,
    hasUnreadMessage: async () => ({ unread: false }),
    keepTheme: () => undefined,
    getPage: async () => firstSigned,
    getSignedDocument: async () => document,
    getSecurity: async () => security,
    exportOwnData: async () => ownData,
  };
  const profile = profileProvider.machine(ports, {
    trackReceiveConfirmOverdue: () => undefined,
    toastMessage: () => undefined,
    showTheme: () => undefined,
    settleWindow: 0,
    caps: undefined,
  });
  const at = { page: 'agreementList', query: {} } as const;
  const shown = await renderApp({ ...signedIn, profile }, { at, screens });
  const { t } = shown.texts.i18n;
  await page('The list');
  await act(async () => {
    const child = shown.root.getSnapshot().children.profile;
    child?.send({ type: 'document.opened', document: { kind: document.kind, orderId: 'loan-2' } });
  });
  return t;
}

describe('a signed document', () => {
  it('R4: is shown with its name, its hash and its time, and without unsafe HTML', async () => {
    const html = '<p onclick="alert(1)">You owe.</p>';
    const t = await listWith({ ...signedText('disclosure'), html });
    expect(await page(t('title:disclosure'))).toBeVisible();
    expect(screen.getByText('You owe.').getAttribute('onclick')).toBeNull();
    expect(screen.getByText('a'.repeat(64))).toBeVisible();
    const time = formatInstant(signedText('disclosure').agreedAt, 'en');
    expect(screen.getByText(t('info:agreement.agreed')).nextSibling?.textContent).toBe(time);
    expect(screen.queryByText(t('info:agreement.absentTitle'))).toBeNull();
    expect(screen.queryByText(t('info:agreement.failedTitle'))).toBeNull();
  });

  it('leads back to the list', async () => {
    const t = await listWith(signedText('agreement'));
    await userEvent.click(await screen.findByRole('button', { name: t('info:agreement.done') }));
    expect(await page('The list')).toBeVisible();
  });
});
