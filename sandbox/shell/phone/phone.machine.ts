import { assign, type SnapshotFrom } from 'xstate';
import { locationOf } from '#domain/pages.ts';
import type { BridgeAnswer } from './bridge-events.ts';
import { credentialsOf, deviceInfo, packageInfo } from './identity.ts';
import { known, noBan, phoneSetup } from './phone.setup.ts';

/**
 * Returns from a native screen or the phone’s home screen to the app, and makes it refresh. A face
 * check sends its result instead.
 */
const closing = { target: '#phone.screen.running.app', actions: 'refreshApp' } as const;

const faceEnds = (result: 'passed' | 'failed' | 'cancelled') =>
  ({
    target: '#phone.screen.running.app',
    actions: { type: 'answerFace', params: { result } },
  }) as const;

const answers = (answer: BridgeAnswer) =>
  ({
    type: 'answer',
    params: ({ event }: { event: { callback: string } }) => ({
      ...answer,
      callback: event.callback,
    }),
  }) as const;

const plainScreen = { on: { 'screen.closed': closing, 'back.pressed': closing } } as const;

/**
 * The name of the native credit application; any other name opens a page that only shows the name.
 */
const applicationPage = 'creditApplication';

/** The simulated phone: the native side of the bridge (S7), its screens, SMS and back button. */
export const phoneMachine = phoneSetup.createMachine({
  id: 'phone',
  context: {
    borrower: null,
    signedIn: false,
    title: '',
    pathname: '',
    tabs: false,
    covered: false,
    ban: noBan,
    sms: null,
    focused: null,
    faceCallback: null,
    maintenanceUntil: null,
    pageName: '',
    storeUrl: '',
    notice: '',
  },
  invoke: { id: 'frame', src: 'frame' },
  type: 'parallel',
  on: {
    'signIn.toggled': { actions: assign({ signedIn: ({ event }) => event.signedIn }) },
    'frame.moved': { actions: assign({ pathname: ({ event }) => event.pathname }) },
    'field.focused': { actions: assign({ focused: ({ event }) => event.kind }) },
    'bridge.userInfo': {
      actions: {
        type: 'answer',
        params: ({ context, event }) => ({
          action: 'userInfo',
          callback: event.callback,
          reply: context.signedIn && context.borrower ? credentialsOf(context.borrower) : null,
        }),
      },
    },
    'bridge.logout': { actions: assign({ signedIn: false }) },
    'bridge.packageInfo': { actions: answers({ action: 'packageInfo', reply: packageInfo }) },
    'bridge.deviceInfo': { actions: answers({ action: 'deviceInfo', reply: deviceInfo }) },
    'bridge.APPChannel': { actions: answers({ action: 'APPChannel', reply: { success: true } }) },
    'bridge.showBottomNavigate': { actions: assign({ tabs: ({ event }) => event.data.show }) },
    'bridge.showLoading': { actions: assign({ covered: ({ event }) => event.data.show }) },
    'bridge.currentPageTitle': {
      guard: ({ event }) => event.data.event === 'enter',
      actions: assign({ title: ({ event }) => event.data.pageTitle }),
    },
    'bridge.banRollback': {
      actions: assign({ ban: ({ context, event }) => ({ ...context.ban, ...event.data }) }),
    },
  },
  states: {
    screen: {
      initial: 'idle',
      on: {
        'borrower.started': {
          target: '.running',
          actions: [
            assign(({ event: { borrower, signedIn } }) => ({ borrower, signedIn, sms: null })),
            'resetApp',
            'reinstallApp',
            { type: 'openPath', params: ({ event }) => ({ path: event.path }) },
          ],
        },
      },
      states: {
        idle: {
          description: 'No borrower yet: the phone shows its own home screen.',
        },
        running: {
          initial: 'splash',
          on: {
            'home.pressed': '.background',
            'bridge.onBack': '.background',
            'bridge.refreshApp': { target: '.splash', actions: ['resetApp', 'reloadApp'] },
            'bridge.guideOpen': '.guide',
            'bridge.expiredCreditOrRisk': '.application',
            'bridge.openPage': [
              {
                guard: ({ event }) => event.data.page === applicationPage,
                target: '.application',
              },
              {
                target: '.nativePage',
                actions: assign({ pageName: ({ event }) => event.data.page }),
              },
            ],
            'bridge.store': {
              target: '.store',
              actions: [
                assign({ storeUrl: ({ event }) => event.data.url }),
                answers({ action: 'store', reply: { success: true } }),
              ],
            },
            'bridge.systemMaintenanceOpen': {
              target: '.maintenance',
              actions: [
                assign({ maintenanceUntil: ({ event }) => event.data.maintenanceTime }),
                answers({ action: 'systemMaintenanceOpen', reply: { success: true } }),
              ],
            },
            'bridge.checkFaceVerification': {
              target: '.face',
              actions: assign({ faceCallback: ({ event }) => event.callback }),
            },
          },
          states: {
            splash: {
              description: 'The app loads behind the splash screen.',
              on: { 'bridge.h5PageFinish': 'app' },
              after: { splashTime: 'app' },
            },
            app: {
              description: 'The app is open, and can forbid the native back.',
              on: {
                'sms.arrived': {
                  // An SMS without a code reports a change of an order.
                  guard: ({ event }) => event.sms.code === null,
                  actions: 'refreshApp',
                },
                'tab.pressed': {
                  actions: ['resetApp', { type: 'openPath', params: ({ event }) => event }],
                },
                'back.pressed': [
                  { guard: ({ context }) => context.ban.isBan, actions: 'refuseBack' },
                  { guard: ({ event }) => event.deep, actions: 'goBack' },
                  {
                    guard: ({ context, event: { at } }) =>
                      at !== null &&
                      context.ban.pages.includes(locationOf(at.pathname, at.search).page),
                    actions: 'refuseBack',
                  },
                  { target: 'background' },
                ],
              },
            },
            application: {
              description: 'The native credit application.',
              invoke: {
                id: 'application',
                src: 'application',
                input: ({ context }) => ({ borrower: known(context.borrower) }),
                onDone: closing,
                onError: closing,
              },
              on: { 'back.pressed': { actions: 'passBackOn' } },
            },
            face: {
              description:
                'The native face check that the app asked for; the person says how it ends.',
              on: {
                'face.shown': faceEnds('passed'),
                'face.refused': faceEnds('failed'),
                'screen.closed': faceEnds('cancelled'),
                'back.pressed': faceEnds('cancelled'),
              },
            },
            guide: plainScreen,
            store: plainScreen,
            nativePage: plainScreen,
            maintenance: plainScreen,
            background: {
              description: 'The person went to the phone’s home screen.',
              on: { 'app.opened': closing },
            },
          },
        },
      },
    },
    messages: {
      initial: 'quiet',
      on: {
        'sms.arrived': { target: '.notified', actions: assign({ sms: ({ event }) => event.sms }) },
        'field.filled': { actions: { type: 'fillField', params: ({ event }) => event } },
      },
      states: {
        quiet: {},
        notified: {
          description: 'The screen shows an SMS; a tap fills its code.',
          on: {
            'sms.tapped': [
              {
                guard: ({ context }) => context.sms?.code != null,
                actions: {
                  type: 'fillField',
                  params: ({ context }) => ({ kind: 'code', text: context.sms?.code ?? '' }),
                },
                target: 'quiet',
              },
              { target: 'quiet' },
            ],
            'sms.dismissed': 'quiet',
            'borrower.started': 'quiet',
          },
          after: { smsTime: 'quiet' },
        },
      },
    },
    notices: {
      initial: 'silent',
      states: { silent: {}, spoken: { after: { noticeTime: 'silent' } } },
      on: {
        'field.missed': {
          target: '.spoken',
          actions: assign({ notice: 'No field for it on this page.' }),
        },
        'back.refused': {
          target: '.spoken',
          actions: assign({ notice: 'Back is off on this page: the app asked for it.' }),
        },
      },
    },
  },
});

const screens = [
  'splash',
  'app',
  'application',
  'face',
  'guide',
  'store',
  'nativePage',
  'maintenance',
  'background',
] as const;

/** The screen that the phone shows; `idle` before the first borrower. */
export type Screen = 'idle' | (typeof screens)[number];

export function screenOf(snapshot: SnapshotFrom<typeof phoneMachine>): Screen {
  return screens.find((name) => snapshot.matches({ screen: { running: name } })) ?? 'idle';
}
