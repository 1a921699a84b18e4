import type { SnapshotFrom } from 'xstate';
import { type PageOf, type PageId, pageRow } from '#domain/pages.ts';
import { selectPagedList } from '#machines/paged-list/view.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import type { profileMachine } from './profile.machine.ts';

export function selectProfileView(snapshot: SnapshotFrom<typeof profileMachine>) {
  const { name, mobile, theme, unread, documentFailure, failure, document } = snapshot.context;
  const { security, ownData, ownDataFailure } = snapshot.context;
  const list = snapshot.children.signedLoans?.getSnapshot();
  return {
    /** Null if unknown. */
    name,
    mobile,
    theme,
    /** Whether an answer of customer service is unread. */
    unread,
    choosingLanguage: snapshot.matches({ setting: 'choosingLanguage' }),
    choosingTheme: snapshot.matches({ setting: 'choosingTheme' }),
    /** The loans with signed documents; null on the other pages. */
    list: list ? selectPagedList(list) : null,
    /** The unsanitised document on screen; null without one. */
    document,
    documentFailure,
    openingDocument: snapshot.matches({ agreementList: 'openingDocument' }),
    /** Null before the first load. */
    security,
    ownData,
    ownDataFailure,
    exporting: snapshot.matches({ accountSecurity: 'exporting' }),
    canExport: snapshot.can({ type: 'export.requested' }),
    busy:
      snapshot.matches({ accountSecurity: 'loading' }) ||
      snapshot.matches({ accountSecurity: { showing: 'refreshing' } }),
    failed: snapshot.matches({ accountSecurity: 'failed' }),
    /** The data are stale: the last refresh failed. */
    stale: snapshot.matches({ accountSecurity: { showing: 'stale' } }),
    failure,
  };
}

export type ProfileView = ReturnType<typeof selectProfileView>;

const isOwn = (page: PageId): page is PageOf<'profile'> => pageRow(page).flow === 'profile';

/** Settings, agreement list and account security (S2, `/mine`). */
export const profileFlow = defineFlow<typeof profileMachine>()({
  id: 'profile',
  label: 'Profile',
  description: 'The borrower’s profile: settings, signed documents and account security.',
  input: ({ session, requested: { page } }) => ({ session, page: isOwn(page) ? page : 'setting' }),
  after: (outcome) => (outcome.type === 'opens' ? outcome.location : { page: 'home', query: {} }),
  below: (outcome) =>
    outcome.type === 'opens' ? { page: outcome.from ?? 'setting', query: {} } : null,
  heading: ({ context }) => context.page,
  // The agreement page shows signed documents.
  agreement: ({ context }) => context.document,
});
