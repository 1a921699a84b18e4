import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Permission } from '#domain/account/permissions.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { guideScreens } from '#views/guides/pages.ts';
import { PermissionsScreen } from '#views/guides/permissions.tsx';
import { expectTexts, present, press } from './preview/present.tsx';

type Request = (request: RootRequest) => void;

const {
  aboutUs: AboutUs,
  antiFraudGuide: AntiFraud,
  borrowGuide: Borrow,
  repayGuide: Repay,
  allAgreement: AllAgreement,
} = guideScreens;

/** Renders the permissions page for a borrower whose permissions have served these purposes. */
const permissionsPage = (request: Request, purposesMet: Permission[] = []) => (
  <PermissionsScreen view={{ purposesMet }} send={() => {}} request={request} />
);

/** Each guide, its texts in both languages, and the pages that it links to. */
const guides: [
  string,
  (request: Request) => ReactElement,
  { en: [string, ...string[]]; fil: [string, ...string[]]; leadsTo: string[] },
][] = [
  [
    'L1: who lends',
    (request) => <AboutUs request={request} />,
    {
      en: ['About us', 'Hiram Lending Corporation', 'CS202400000', '+63 2 8123 4567'],
      fil: ['Tungkol sa amin', 'Hiram Lending Corporation', 'CS202400000', 'care@hiram.example'],
      leadsTo: [
        '/guide/borrow_guide',
        '/guide/repay_guide',
        '/guide/anti_fraud_guide',
        '/all_agreement',
      ],
    },
  ],
  [
    'L1: scams',
    (request) => <AntiFraud request={request} />,
    {
      en: ['Stay safe from scams', 'Your SMS code, your password, a fee before a loan'],
      fil: ['Manatiling ligtas sa scam', 'Ang SMS code ninyo, ang password ninyo'],
      leadsTo: ['/customer/customerCenter', '/guide/about_us'],
    },
  ],
  [
    'L1: how to borrow',
    (request) => <Borrow request={request} />,
    {
      en: ['How to borrow', 'within 10 minutes', 'it takes 10 to 60 minutes'],
      fil: ['Paano humiram', 'sa loob ng 10 minuto', '10 hanggang 60 minuto'],
      leadsTo: ['/guide/repay_guide', '/guide/anti_fraud_guide', '/permissions'],
    },
  ],
  [
    'L1: how to repay',
    (request) => <Repay request={request} />,
    {
      en: ['How to repay', 'do not pay again', 'you get it back on the home page.'],
      fil: ['Paano magbayad', 'huwag nang magbayad ulit', 'makukuha ninyo ito sa home.'],
      leadsTo: ['/customer/customerCenter', '/guide/borrow_guide'],
    },
  ],
  [
    'P2: the public documents',
    (request) => <AllAgreement request={request} />,
    {
      en: ['Agreements and policies', 'Your own loan agreements'],
      fil: ['Mga agreement at policy', 'Ang sarili ninyong mga loan agreement'],
      leadsTo: ['/service', '/privacy', '/permissions'],
    },
  ],
  [
    'L2: permissions',
    (request) => permissionsPage(request),
    {
      en: ['Permissions', 'If you say no', 'Your exact location'],
      fil: ['Mga permission', 'Kung tumanggi kayo', 'Ang eksaktong lokasyon ninyo'],
      leadsTo: ['/privacy', '/customer/customerCenter'],
    },
  ],
];

const inApp = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/'));

describe('a guide', () => {
  it.each(guides)('shows its texts, has links and closes: %s', async (_, page, { en, leadsTo }) => {
    const request = vi.fn<Request>();
    const hands = await present({ screen: page(request), sent: [], asked: [] });
    const [title, ...says] = en;
    expectTexts({ title, says });
    expect(inApp()).toEqual(leadsTo);
    await hands.click(press('Back'));
    expect(request).toHaveBeenCalledExactlyOnceWith({ type: 'nav.back' });
  });

  it.each(guides)('has Filipino texts: %s', async (_, page, { fil }) => {
    await present({ screen: page(() => {}), sent: [], asked: [] }, 'fil');
    const [title, ...says] = fil;
    expectTexts({ title, says });
  });

  it('L1: lists its steps in order', async () => {
    await present({ screen: <Borrow request={() => {}} />, sent: [], asked: [] });
    const steps = screen.getByRole('list', { name: 'Step by step' });
    const titles = within(steps)
      .getAllByRole('listitem')
      .map((step) => step.querySelector('p')?.textContent);
    expect(titles).toEqual([
      'Apply for a limit',
      'Wait for the answer',
      'Choose amount and term',
      'Read and agree',
      'The money arrives',
    ]);
  });

  it('L1: names the next page by its own title', async () => {
    const request = vi.fn<Request>();
    const hands = await present({ screen: <Borrow request={request} />, sent: [], asked: [] });
    await hands.click(press('How to repay'));
    expect(request).toHaveBeenCalledExactlyOnceWith({
      type: 'location.requested',
      location: { page: 'repayGuide', query: {} },
    });
  });

  it.each([
    ['en', 'You can turn it off now', 'Your application has its photos.'],
    ['fil', 'Puwede na ninyo itong i‑off ngayon', 'May mga litrato na ang application ninyo.'],
  ] as const)(
    'L2: shows in %s which permission can be turned off now, and nothing if there is none',
    async (language, now, photos) => {
      const title = language === 'en' ? 'Permissions' : 'Mga permission';
      await present({ screen: permissionsPage(() => {}), sent: [], asked: [] }, language);
      expectTexts({ title, hides: [now, photos] });
      document.body.replaceChildren();
      const met = permissionsPage(() => {}, ['camera']);
      await present({ screen: met, sent: [], asked: [] }, language);
      expectTexts({ title, says: [now, photos] });
    },
  );
});
