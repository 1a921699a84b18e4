import type { SnapshotFrom } from 'xstate';
import type { profileMachine } from './profile.machine.ts';

type Snapshot = SnapshotFrom<typeof profileMachine>;

/** What stands at the end of the agreement list: nothing, a way to more, or why there is no more yet. */
function endOf(snapshot: Snapshot): 'none' | 'more' | 'loading' | 'failed' {
  if (snapshot.matches({ agreementList: { showing: 'loadingMore' } })) return 'loading';
  if (snapshot.matches({ agreementList: { showing: 'moreFailed' } })) return 'failed';
  return snapshot.can({ type: 'end.reached' }) ? 'more' : 'none';
}

/** What the person's own pages show. */
export function selectProfileView(snapshot: Snapshot) {
  const { name, mobile, theme, loans, documentFailure, failure, document } = snapshot.context;
  const { security, ownData, ownDataFailure } = snapshot.context;
  return {
    /** Null while it is not known. */
    name,
    mobile,
    theme,
    choosingLanguage: snapshot.matches({ setting: 'choosingLanguage' }),
    choosingTheme: snapshot.matches({ setting: 'choosingTheme' }),
    /** Null while nothing was fetched yet. */
    loans,
    end: endOf(snapshot),
    /** What is read again, raw. */
    document,
    documentFailure,
    openingDocument: snapshot.matches({ agreementList: 'openingDocument' }),
    /** Null while nothing was fetched yet. */
    security,
    ownData,
    ownDataFailure,
    exporting: snapshot.matches({ accountSecurity: 'exporting' }),
    canExport: snapshot.can({ type: 'export.asked' }),
    busy:
      snapshot.matches({ agreementList: 'loading' }) ||
      snapshot.matches({ agreementList: { showing: 'refreshing' } }) ||
      snapshot.matches({ accountSecurity: 'loading' }) ||
      snapshot.matches({ accountSecurity: { showing: 'refreshing' } }),
    failed:
      snapshot.matches({ agreementList: 'failed' }) ||
      snapshot.matches({ accountSecurity: 'failed' }),
    /** What is shown is from before: it could not be fetched again. */
    stale:
      snapshot.matches({ agreementList: { showing: 'stale' } }) ||
      snapshot.matches({ accountSecurity: { showing: 'stale' } }),
    failure,
  };
}

export type ProfileView = ReturnType<typeof selectProfileView>;
