import type { PageId } from '#domain/pages.ts';
import type { Situation } from '#machines/walk/model.ts';
import { does, pictured, situation } from '#machines/walk/situation.ts';

const atHome = 'home/restoreSession=juan/readRemembered=nothing/fetchFlow=there';

const reads = (page: PageId, purpose: string): Situation =>
  pictured(page, purpose, [
    atHome,
    does({ type: 'location.requested', location: { page, query: {} } }),
    'fetchInfoPages=there',
  ]);

export const situations: readonly Situation[] = [
  reads('privacy', 'The privacy policy'),
  reads('aboutUs', 'The lender, and the official numbers'),
  reads('antiFraudGuide', 'How to stay safe from scams'),
  reads('borrowGuide', 'How to borrow'),
  reads('repayGuide', 'How to repay'),
  reads('deletionGuide', 'How to delete the account'),
  reads('allAgreement', 'The public documents'),
  situation('empty', [atHome, does({ type: 'session.lost', reason: 'empty' })]),
  pictured('endUnknown', 'Maintenance without a known end', [
    atHome,
    does({ type: 'maintenance.announced', time: null }),
    'openMaintenance=noApp',
  ]),
];
