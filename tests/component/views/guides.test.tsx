import { describe, expect, it, vi } from 'vitest';
import type { Permission } from '#domain/account/permissions.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { guideScreens } from '#views/guides/pages.ts';
import { PermissionsScreen } from '#views/guides/permissions.tsx';
import { expectTexts, present, press } from './preview/present.tsx';

/** Renders the permissions page for a borrower whose permissions have served these purposes. */
const permissionsPage = (...purposesMet: Permission[]) => (
  <PermissionsScreen view={{ purposesMet }} send={() => {}} request={() => {}} />
);

describe('a guide', () => {
  it('L1: names the next page by its own title', async () => {
    const request = vi.fn<(request: RootRequest) => void>();
    const hands = await present({
      screen: <guideScreens.borrowGuide request={request} />,
      sent: [],
      asked: [],
    });
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
      await present({ screen: permissionsPage(), sent: [], asked: [] }, language);
      expectTexts({ title, hides: [now, photos] });
      document.body.replaceChildren();
      const met = permissionsPage('camera');
      await present({ screen: met, sent: [], asked: [] }, language);
      expectTexts({ title, says: [now, photos] });
    },
  );
});
