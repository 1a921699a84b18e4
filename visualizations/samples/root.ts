import type { PageId } from '#domain/pages.ts';
import type { SessionLoss } from '#domain/failure.ts';
import { does, ends, pictured, type Sample, sample } from './sample.ts';

const atHome = [
  ends('restoreSession', 'juan'),
  ends('readRemembered', 'nothing'),
  ends('fetchFlow', 'there'),
];

const reads = (page: PageId, purpose: string): Sample =>
  pictured(page, purpose, 'home', [
    ...atHome,
    does({ type: 'location.requested', location: { page, query: {} } }),
    ends('fetchInfoPages', 'there'),
  ]);

const loses = (reason: SessionLoss, purpose: string): Sample =>
  sample(reason, purpose, 'home', [...atHome, does({ type: 'session.lost', reason })]);

export const samples: readonly Sample[] = [
  reads('privacy', 'The privacy policy'),
  reads('aboutUs', 'The lender, and the official numbers'),
  reads('antiFraudGuide', 'How to stay safe from scams'),
  reads('borrowGuide', 'How to borrow'),
  reads('repayGuide', 'How to repay'),
  reads('deletionGuide', 'How to delete the account'),
  reads('allAgreement', 'The public documents'),
  loses('empty', 'No borrower is logged in'),
  pictured('endUnknown', 'Maintenance without a known end', 'home', [
    ...atHome,
    does({ type: 'maintenance.announced', time: null }),
    ends('openMaintenance', 'noApp'),
  ]),
];
