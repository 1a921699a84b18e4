import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { RootRequest } from '#machines/root/context.ts';
import { AgreementScreen } from '#views/info/agreement.tsx';
import { ErrorScreen } from '#views/info/error.tsx';
import { PrivacyScreen } from '#views/info/privacy.tsx';
import { ServiceScreen } from '#views/info/service.tsx';
import { expectTexts, present, press } from './preview/present.tsx';

type Request = (request: RootRequest) => void;

const texts: [
  string,
  (request: Request) => ReactElement,
  Record<'en' | 'fil', [string, string]>,
][] = [
  [
    'service',
    (request) => <ServiceScreen request={request} />,
    {
      en: ['Service agreement', 'You may repay early at any time.'],
      fil: ['Service agreement', 'Puwede kayong magbayad nang maaga anumang oras.'],
    },
  ],
  [
    'privacy',
    (request) => <PrivacyScreen request={request} />,
    { en: ['Privacy policy', 'RA 10173'], fil: ['Privacy policy', 'Ang mga karapatan ninyo'] },
  ],
  [
    'an agreement that cannot be read',
    (request) => <AgreementScreen html={null} failed request={request} />,
    {
      en: ['Loan agreement', 'The agreement did not load'],
      fil: ['Loan agreement', 'Hindi na‑load ang agreement'],
    },
  ],
  [
    'no stored agreement',
    (request) => <AgreementScreen html={null} absent request={request} />,
    {
      en: ['Loan agreement', 'No agreement on this phone'],
      fil: ['Loan agreement', 'Walang agreement sa phone na ito'],
    },
  ],
];

describe('info pages', () => {
  it.each(texts)('show their texts and close: %s', async (_, page, { en }) => {
    const request = vi.fn<Request>();
    const hands = await present({ screen: page(request), sent: [], asked: [] });
    expectTexts({ title: en[0], says: [en[1]] });
    await hands.click(press('Back'));
    expect(request).toHaveBeenCalledExactlyOnceWith({ type: 'nav.back' });
  });

  it.each(texts)('have Filipino texts: %s', async (_, page, { fil }) => {
    await present({ screen: page(() => {}), sent: [], asked: [] }, 'fil');
    expectTexts({ title: fil[0], says: [fil[1]] });
  });

  it.each([
    ['loading', false],
    ['absent', true],
  ])('offer no agreement to read while it is %s', async (_, absent) => {
    const page = <AgreementScreen html={null} absent={absent} request={() => {}} />;
    await present({ screen: page, sent: [], asked: [] });
    expect(screen.queryByRole('button', { name: 'Done reading' })).toBeNull();
  });

  it('show an agreement on the page, not in a scrolling box', async () => {
    const page = <AgreementScreen html="<p>Terms</p>" request={() => {}} />;
    await present({ screen: page, sent: [], asked: [] });
    const text = screen.getByRole('region', { name: 'Text of the agreement' });
    expect(text).not.toHaveAttribute('tabindex');
    expect(press('Done reading')).toBeInTheDocument();
  });

  it('make the tables of an agreement focusable, because wide ones scroll', async () => {
    const html = '<table><tbody><tr><td>Principal</td></tr></tbody></table>';
    await present({
      screen: <AgreementScreen html={html} request={() => {}} />,
      sent: [],
      asked: [],
    });
    expect(screen.getByRole('table')).toHaveAttribute('tabindex', '0');
  });

  it('lead home from an unknown address', async () => {
    const request = vi.fn<Request>();
    const hands = await present({ screen: <ErrorScreen request={request} />, sent: [], asked: [] });
    await hands.click(press('Go home'));
    expect(request).toHaveBeenCalledWith({
      type: 'location.requested',
      location: { page: 'home', query: {} },
    });
  });
});
