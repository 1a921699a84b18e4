import { profileProvider } from '#flows/profile/provider.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { gives, serverFailures } from '#tests/model/app/calls.ts';
import {
  firstSigned,
  moreSigned,
  ownData,
  security,
  signedText,
} from '#machines/samples/profile.ts';

/** The profile in the walk of the whole app. */
export const app: AppFlow<'profile'> = {
  machine: ({ port, settings }) =>
    profileProvider.machine(
      {
        readTheme: port('readTheme', () => ({ system: gives('system') })),
        keepTheme: () => {},
        // An optional mark; the machine's own walk covers its ends.
        hasUnreadMessage: async () => ({ unread: false }),
        getPage: port('getPage', ({ cursor }) =>
          cursor === null
            ? { some: gives(firstSigned), ...serverFailures }
            : { rest: gives(moreSigned), ...serverFailures },
        ),
        getSignedDocument: port('getSignedDocument', ({ kind }) => ({
          there: gives(signedText(kind)),
          ...serverFailures,
        })),
        getSecurity: port('getSecurity', () => ({ account: gives(security), ...serverFailures })),
        exportOwnData: port('exportOwnData', () => ({ there: gives(ownData), ...serverFailures })),
      },
      settings,
    ),
  key: ({ context: { document, security: told, ownData: copy }, children: { signedLoans } }) => [
    signedLoans?.getSnapshot().context.list?.items.length,
    document?.kind,
    told !== null,
    copy !== null,
  ],
};
