import { noBan } from './ban.ts';
import { credentialsOf, deviceInfo, packageInfo } from './identity.ts';
import { known, phoneSetup } from './phone.setup.ts';

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
    'signIn.toggled': {
      actions: { type: 'keepSignedIn', params: ({ event }) => ({ signedIn: event.signedIn }) },
    },
    'frame.moved': { actions: { type: 'keepPathname', params: ({ event }) => event } },
    'field.focused': {
      actions: { type: 'keepFocus', params: ({ event }) => ({ kind: event.kind }) },
    },
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
    'bridge.logout': { actions: { type: 'keepSignedIn', params: { signedIn: false } } },
    'bridge.packageInfo': {
      actions: {
        type: 'answer',
        params: ({ event }) => ({
          action: 'packageInfo',
          callback: event.callback,
          reply: packageInfo,
        }),
      },
    },
    'bridge.deviceInfo': {
      actions: {
        type: 'answer',
        params: ({ event }) => ({
          action: 'deviceInfo',
          callback: event.callback,
          reply: deviceInfo,
        }),
      },
    },
    'bridge.APPChannel': {
      actions: {
        type: 'answer',
        params: ({ event }) => ({
          action: 'APPChannel',
          callback: event.callback,
          reply: { success: true },
        }),
      },
    },
    'bridge.showBottomNavigate': {
      actions: { type: 'keepTabs', params: ({ event }) => event.data },
    },
    'bridge.showLoading': { actions: { type: 'keepCover', params: ({ event }) => event.data } },
    'bridge.currentPageTitle': {
      actions: { type: 'keepTitle', params: ({ event }) => event.data },
    },
    'bridge.banRollback': {
      actions: { type: 'keepBan', params: ({ event }) => event.data },
    },
  },
  states: {
    screen: {
      initial: 'idle',
      on: {
        'borrower.started': {
          target: '.running',
          actions: [
            {
              type: 'keepBorrower',
              params: ({ event }) => ({ borrower: event.borrower, signedIn: event.signedIn }),
            },
            'resetApp',
            'reinstallApp',
            { type: 'openPath', params: ({ event }) => ({ path: event.path }) },
          ],
        },
      },
      states: {
        idle: {
          description: 'No borrower yet: the phone shows its own home screen.',
          meta: { label: 'Waiting for a borrower' },
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
                guard: { type: 'isApplication', params: ({ event }) => event.data },
                target: '.application',
              },
              {
                target: '.nativePage',
                actions: { type: 'keepPageName', params: ({ event }) => event.data },
              },
            ],
            'bridge.store': {
              target: '.store',
              actions: [
                { type: 'keepStoreUrl', params: ({ event }) => event.data },
                {
                  type: 'answer',
                  params: ({ event }) => ({
                    action: 'store',
                    callback: event.callback,
                    reply: { success: true },
                  }),
                },
              ],
            },
            'bridge.systemMaintenanceOpen': {
              target: '.maintenance',
              actions: [
                {
                  type: 'keepMaintenance',
                  params: ({ event }) => ({ until: event.data.maintenanceTime }),
                },
                {
                  type: 'answer',
                  params: ({ event }) => ({
                    action: 'systemMaintenanceOpen',
                    callback: event.callback,
                    reply: { success: true },
                  }),
                },
              ],
            },
            'bridge.checkFaceVerification': {
              target: '.face',
              actions: {
                type: 'keepFaceCallback',
                params: ({ event }) => ({ callback: event.callback }),
              },
            },
          },
          states: {
            splash: {
              description: 'The app loads behind the splash screen.',
              meta: { label: 'Splash' },
              on: { 'bridge.h5PageFinish': 'app' },
              after: { splashTime: 'app' },
            },
            app: {
              description: 'The app is open, and can forbid the native back.',
              meta: { label: 'App' },
              on: {
                'sms.arrived': {
                  guard: { type: 'tellsOfAnOrder', params: ({ event }) => event },
                  actions: 'refreshApp',
                },
                'tab.pressed': {
                  actions: ['resetApp', { type: 'openPath', params: ({ event }) => event }],
                },
                'back.pressed': [
                  { guard: 'backBarred', actions: 'refuseBack' },
                  {
                    guard: { type: 'hasPageBefore', params: ({ event }) => event },
                    actions: 'goBack',
                  },
                  {
                    guard: { type: 'pageStaysOpen', params: ({ event }) => event },
                    actions: 'refuseBack',
                  },
                  { target: 'background' },
                ],
              },
            },
            application: {
              description: 'The native credit application.',
              meta: { label: 'Credit application' },
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
              meta: { label: 'Face check' },
              on: {
                'face.shown': faceEnds('passed'),
                'face.refused': faceEnds('failed'),
                'screen.closed': faceEnds('cancelled'),
                'back.pressed': faceEnds('cancelled'),
              },
            },
            guide: {
              meta: { label: 'Guide' },
              on: { 'screen.closed': closing, 'back.pressed': closing },
            },
            store: {
              meta: { label: 'Store' },
              on: { 'screen.closed': closing, 'back.pressed': closing },
            },
            nativePage: {
              meta: { label: 'Native page' },
              on: { 'screen.closed': closing, 'back.pressed': closing },
            },
            maintenance: {
              description: 'The system is under maintenance.',
              meta: { label: 'Maintenance' },
              on: { 'screen.closed': closing, 'back.pressed': closing },
            },
            background: {
              description: 'The person went to the phone’s home screen.',
              meta: { label: 'Home screen' },
              on: { 'app.opened': closing },
            },
          },
        },
      },
    },
    messages: {
      initial: 'quiet',
      on: {
        'sms.arrived': {
          target: '.notified',
          actions: { type: 'keepSms', params: ({ event }) => ({ sms: event.sms }) },
        },
        'field.filled': {
          actions: {
            type: 'fillField',
            params: ({ event }) => ({ kind: event.kind, text: event.text }),
          },
        },
      },
      states: {
        quiet: {},
        notified: {
          description: 'The screen shows an SMS; a tap fills its code.',
          meta: { label: 'SMS shown' },
          on: {
            'sms.tapped': [
              { guard: 'hasCode', target: 'quiet', actions: 'fillCode' },
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
          actions: { type: 'say', params: { notice: 'No field for it on this page.' } },
        },
        'back.refused': {
          target: '.spoken',
          actions: {
            type: 'say',
            params: { notice: 'Back is off on this page: the app asked for it.' },
          },
        },
      },
    },
  },
});
