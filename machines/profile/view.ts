import type { SnapshotFrom } from 'xstate';
import { selectPagedList } from '#machines/paged-list/view.ts';
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
    /** The loans with signed documents. */
    list: list ? selectPagedList(list) : null,
    /** The unsanitised document on screen. */
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
