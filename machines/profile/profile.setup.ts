import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '#domain/failure.ts';
import type { SignedDocument } from '#domain/loans/loan-story.ts';
import type { OwnData } from '#domain/account/own-data.ts';
import {
  belongsToFlow,
  type FlowId,
  type Location,
  type PageOf,
  pageRow,
  type Query,
} from '#domain/pages.ts';
import type { DocumentKey } from '#domain/loans/signed-documents.ts';
import type { Theme } from '#domain/theme.ts';
import type { PagedListEvent } from '#machines/paged-list/paged-list.machine.ts';
import type { FlowEvent } from '#machines/shared/events.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { port, type Timed } from '#machines/shared/ports.ts';
import type { Session } from '#machines/shared/session.ts';
import type { ProfilePorts, Security } from './ports.ts';
import { signedLoansMachine } from './signed-loans.ts';

/** A location in a flow; info pages are requested from the root. */
type FlowLocation = { page: PageOf<FlowId>; query: Query };

export type ProfileOutcome =
  | { type: 'left' }
  /** `from`: the origin of the link, if it is not the settings page. */
  | { type: 'opens'; location: Location; from?: PageOf<'profile'> };

export type ProfileInput = { session: Session; page: PageOf<'profile'> };

export type ProfileContext = {
  name: string | null;
  mobile: string;
  page: ProfileInput['page'];
  theme: Theme;
  unread: boolean;
  document: SignedDocument | null;
  documentKey: DocumentKey | null;
  documentFailure: Failure | null;
  security: Timed<Security> | null;
  ownData: OwnData | null;
  ownDataFailure: Failure | null;
  failure: Failure | null;
  outcome: ProfileOutcome | null;
};

export type ProfileEvent =
  | FlowEvent
  | PagedListEvent
  | { type: 'page.opened'; location: FlowLocation }
  | { type: 'languages.opened' }
  | { type: 'themes.opened' }
  | { type: 'theme.chosen'; theme: Theme }
  | { type: 'sheet.closed' }
  | { type: 'document.opened'; document: DocumentKey }
  | { type: 'export.requested' };

const opensA =
  (page: PageOf<'profile'>) =>
  (_: unknown, { location }: { location: Location }) =>
    location.page === page;

const isDisclosure = ({ kind }: Pick<DocumentKey, 'kind'>): boolean =>
  kind === 'disclosure' || kind === 'rollover';

export const profileSetup = setup({
  types: {
    context: {} as ProfileContext,
    children: {} as { signedLoans: 'signedLoans' },
    events: {} as ProfileEvent,
    input: {} as ProfileInput,
    output: {} as ProfileOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    readTheme: port<ProfilePorts['readTheme']>('readTheme'),
    hasUnreadMessage: port<ProfilePorts['hasUnreadMessage']>('hasUnreadMessage'),
    signedLoans: signedLoansMachine,
    getSignedDocument: port<ProfilePorts['getSignedDocument']>('getSignedDocument'),
    getSecurity: port<ProfilePorts['getSecurity']>('getSecurity'),
    exportOwnData: port<ProfilePorts['exportOwnData']>('exportOwnData'),
  },
  actions: {
    keepTheme: assign((_, { output }: { output: Theme }) => ({ theme: output })),
    chooseTheme: assign((_, { theme }: { theme: Theme }) => ({ theme })),
    /** Provided by the app. */
    applyTheme: (_args, _params: { theme: Theme }) => {},
    keepUnread: assign((_, { output }: { output: { unread: boolean } }) => output),
    forgetUnread: assign({ unread: false }),
    tellList: sendTo('signedLoans', (_, event: PagedListEvent) => event),
    keepFailure: assign(failureFrom),
    askForDocument: assign((_, { document }: { document: DocumentKey }) => ({
      documentKey: document,
      documentFailure: null,
    })),
    keepSignedDocument: assign((_, { output }: { output: SignedDocument }) => ({
      document: output,
    })),
    closeDocument: assign({ document: null }),
    keepDocumentFailure: assign((_, { error }: { error: unknown }) => ({
      documentFailure: failureFrom({}, { error }).failure,
    })),
    forgetDocumentFailure: assign({ documentFailure: null }),
    keepSecurity: assign((_, { output }: { output: Timed<Security> }) => ({
      security: output,
      failure: null,
    })),
    keepOwnData: assign((_, { output }: { output: OwnData }) => ({
      ownData: output,
      ownDataFailure: null,
    })),
    keepOwnDataFailure: assign((_, { error }: { error: unknown }) => ({
      ownDataFailure: failureFrom({}, { error }).failure,
    })),
    forgetOwnData: assign({ ownData: null, ownDataFailure: null }),
    setOutcome: assign((_, outcome: ProfileOutcome) => ({ outcome })),
  },
  guards: {
    agreementListAsked: ({ context }) => context.page === 'agreementList',
    accountSecurityAsked: ({ context }) => context.page === 'accountSecurity',
    opensAgreementList: opensA('agreementList'),
    opensAccountSecurity: opensA('accountSecurity'),
    /** Whether a location is a page of another flow; info pages belong to no flow. */
    leadsToFlow: (_, { location: { page } }: { location: Location }) =>
      belongsToFlow(page) && pageRow(page).flow !== 'profile',
    disclosureCame: (_, { output }: { output: SignedDocument }) => isDisclosure(output),
    restructureCame: (_, { output }: { output: SignedDocument }) => output.kind === 'restructure',
  },
});
