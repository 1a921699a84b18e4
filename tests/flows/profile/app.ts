import { profileProvider } from '#app/flows/profile.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { gives, serverFailures } from '#tests/model/app/calls.ts';
import {
  firstSigned,
  moreSigned,
  ownData,
  security,
  signedText,
} from '#tests/model/samples/profile.ts';

/** The person's own pages in the walk of the whole app. */
export const app: AppFlow<'profile'> = {
  machine: ({ port, settings }) =>
    profileProvider.machine(
      {
        readTheme: port('readTheme', () => ({ system: gives('system') })),
        keepTheme: () => {},
        getSignedLoans: port('getSignedLoans', ({ cursor }) =>
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
  key: ({ context: { loans, document, security: told, ownData: copy } }) => [
    loans?.items.length,
    document?.kind,
    told !== null,
    copy !== null,
  ],
};
