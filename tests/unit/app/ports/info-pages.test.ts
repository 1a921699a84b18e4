import { infoPagePorts, provideInfoPages } from '#app/info-pages/provider.ts';
import { agreementMachine, type AgreementPorts } from '#machines/agreement/agreement.machine.ts';
import { helpCentreMachine } from '#machines/help-centre/help-centre.machine.ts';
import type { HelpCentrePorts } from '#machines/help-centre/ports.ts';
import {
  permissionsMachine,
  type PermissionsPorts,
} from '#machines/permissions/permissions.machine.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { entrance, helpList, question } from '#machines/samples/help.ts';
import { loanOrder, now, quota } from '#machines/samples/loans.ts';
import { sessionOf } from '#machines/samples/people.ts';
import type { Page } from './page.ts';
import { describePorts, type PortRows } from './table.ts';

const links = {
  origin: 'https://app.hiram.example',
  webHosts: ['hiram.example'],
  storeHosts: ['play.google.com'],
};
const machines = ({ services }: Page) => provideInfoPages(infoPagePorts({ ...services, links }));

const loggedIn = { authInfo: sessionOf('juan').auth };
const storedList = helpList({ language: 'fil', receivedAt: now - 9_000 });
const commonInfo = { runInApp: true, listQuestionData: storedList };
const voted = (vote: 'helpful' | 'useless') => ({
  ...storedList,
  topics: [{ title: 'Repayment', questions: [question({ vote })] }, ...storedList.topics.slice(1)],
});
const own = { ...entrance, onlineUrl: `${links.origin}/help`, officialUrl: `${links.origin}/` };
const elsewhere = 'https://evil.example/';
const refusesEntrance = (change: Partial<typeof entrance>) => ({
  calls: [['customerServiceEntrance', {}, { ...entrance, ...change }] as const],
  fails: { kind: 'invalidPayload' } as const,
});
const homepage = { credit: creditOrder(), quota: quota(), loans: [loanOrder()] };

describePorts('helpCentre', {
  base: helpCentreMachine,
  machine: (page) => machines(page).helpCentre,
  effects: {
    rememberSearch: {
      'stores the search in this tab': {
        params: { text: 'late' },
        stores: { 'tab/helpSearch': { text: 'late' } },
      },
    },
  },
  ports: {
    readHelpStanding: {
      'H2: finds the stored list, the session, the language and the search': {
        stored: { ...loggedIn, commonInfo, 'tab/helpSearch': { text: 'late' } },
        language: 'fil',
        out: { kept: storedList, language: 'fil', signedIn: true, search: 'late' },
      },
      'finds no list in an invalid record': {
        stored: { commonInfo: { listQuestionData: ['old'] } },
        out: { kept: null, language: 'en', signedIn: false, search: '' },
      },
    },
    customerServiceEntrance: {
      'reads the ways to customer service': {
        calls: [['customerServiceEntrance', {}, entrance]],
        out: entrance,
      },
      'accepts the app’s own address as a site of the company': {
        calls: [['customerServiceEntrance', {}, own]],
        out: own,
      },
      'refuses the store as the official site': refusesEntrance({
        officialUrl: 'https://play.google.com/',
      }),
      'refuses a chat on a foreign site': refusesEntrance({ onlineUrl: elsewhere }),
      'refuses a foreign site as the official one': refusesEntrance({ officialUrl: elsewhere }),
    },
    hasUnreadMessage: {
      'reports an unread answer': {
        stored: loggedIn,
        calls: [['hasUnreadMessage', {}, { unread: true }]],
        out: { unread: true },
      },
    },
    listQuestion: {
      'H2: stores the list with its language and time beside the rest of commonInfo': {
        stored: { commonInfo },
        calls: [['listQuestion', {}, { topics: helpList().topics }]],
        out: { topics: helpList().topics, language: 'en', receivedAt: now },
        stores: {
          commonInfo: {
            runInApp: true,
            listQuestionData: { topics: helpList().topics, language: 'en', receivedAt: now },
          },
        },
      },
    },
    voteOnQuestion: {
      'H2: likes an article, and stores the vote': {
        input: { questionId: 'late', vote: 'helpful' },
        stored: { commonInfo },
        calls: [['likeQuestion', { questionId: 'late' }, {}, { unstoppable: true }]],
        out: undefined,
        stores: { commonInfo: { runInApp: true, listQuestionData: voted('helpful') } },
      },
      'H2: stores no vote that the lender refused': {
        input: { questionId: 'late', vote: 'useless' },
        stored: { commonInfo },
        calls: [['dislikeQuestion', { questionId: 'late' }, 4_711, { unstoppable: true }]],
        fails: { kind: 'business', code: 4_711, message: 'no' },
      },
    },
  } satisfies PortRows<HelpCentrePorts>,
});

describePorts('permissions', {
  base: permissionsMachine,
  machine: (page) => machines(page).permissions,
  ports: {
    readCreditAndLoans: {
      'is null without a session': { out: null },
      'reads credit and loans of the borrower': {
        stored: loggedIn,
        calls: [['getHomepageData', {}, homepage]],
        out: homepage,
      },
    },
  } satisfies PortRows<PermissionsPorts>,
});

describePorts('agreement', {
  base: agreementMachine,
  machine: (page) => machines(page).agreement,
  ports: {
    readStoredAgreement: {
      'is the agreement of the loan': {
        stored: { loanAgreementHtml: '<p>a loan</p>' },
        out: { html: '<p>a loan</p>' },
      },
      'prefers the agreement of a restructure to that of the loan': {
        stored: {
          loanAgreementHtml: '<p>a loan</p>',
          restructureAgreementHtml: '<p>a restructure</p>',
        },
        out: { html: '<p>a restructure</p>' },
      },
    },
  } satisfies PortRows<AgreementPorts>,
});
