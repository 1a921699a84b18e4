import { describe, expect, it } from 'vitest';
import type { bridgeActions } from '#protocol/bridge-actions.ts';
import { acceptMessage, bridgePrefix, readEvent } from '#sandbox/shell/phone/bridge-events.ts';

const id = '0'.repeat(32);
const callback = `cb_${'a'.repeat(32)}`;
const origin = 'http://localhost:5180';
const source = { frame: true };
const expected = { origin, source };

const text = (action: string, data: unknown = {}) =>
  JSON.stringify({ id, action: `${bridgePrefix}_${action}`, callback, data });
const from = (data: unknown, changes = {}) => ({ origin, source, data, ...changes });
const framed = (action: string, data: unknown = {}) => ({ hiramBridge: text(action, data) });

const analytics = {
  pageTitle: 'Home',
  action: 'page_enter',
  timestamp: 1,
  viewport: { width: 360, height: 640 },
  mobileHash: null,
  loanOrderId: null,
  creditOrderId: null,
  transactionType: null,
  loadTimes: null,
};
const samples: Record<keyof typeof bridgeActions, unknown> = {
  userInfo: {},
  logout: {},
  packageInfo: {},
  eventByAF: { event: 'page_enter', params: analytics, judgeOpen: true },
  store: { url: 'https://play.google.com/store/apps/details?id=ph.hiram.app' },
  refreshApp: {},
  showBottomNavigate: { show: true },
  showLoading: { show: false },
  openPage: { page: 'creditApplication', query: {} },
  onBack: {},
  guideOpen: {},
  expiredCreditOrRisk: { creditOrderId: 'c1' },
  collectEventByHuaTuo: { event: 'page_enter', params: analytics },
  currentPageTitle: {
    pageTitle: 'Home',
    event: 'enter',
    transactionType: 'credit',
    status: 'success',
  },
  checkFaceVerification: {},
  banRollback: { isBan: true },
  h5PageFinish: {},
  deviceInfo: {},
  APPChannel: { channels: [{ name: 'gcash', scheme: 'gcash://app' }] },
  systemMaintenanceOpen: { maintenanceTime: null },
};

describe('a message of the frame', () => {
  it('is accepted from the frame and this origin', () => {
    expect(acceptMessage(from(framed('userInfo')), expected)?.action).toBe('hiram_userInfo');
  });

  it.each([
    ['another origin', from(framed('userInfo'), { origin: 'https://evil.example' })],
    ['no origin', from(framed('userInfo'), { origin: 'null' })],
    ['another window', from(framed('userInfo'), { source: {} })],
    ['no window', from(framed('userInfo'), { source: null })],
    ['a bare string', from(text('userInfo'))],
    ['not JSON', from({ hiramBridge: 'userInfo' })],
    ['a guessable callback', from({ hiramBridge: text('userInfo').replace(/cb_\w+/, 'cb_1') })],
  ])('is ignored: %s', (_, event) => {
    expect(acceptMessage(event, expected)).toBeUndefined();
  });

  it('is ignored without a frame, even from no window', () => {
    expect(
      acceptMessage(from(framed('userInfo'), { source: null }), { origin, source: null }),
    ).toBeUndefined();
  });
});

describe('the event for a message', () => {
  const read = (action: string, data: unknown, changes: object = {}) =>
    readEvent({ id, action, callback, data, ...changes });

  it.each(Object.entries(samples))('exists for %s', (action, data) => {
    expect(read(`hiram_${action}`, data)).toMatchObject({ type: `bridge.${action}`, data });
  });

  it('does not exist for another prefix, another action or invalid data', () => {
    expect(read('other_userInfo', {})).toBeUndefined();
    expect(read('hiram_constructor', {})).toBeUndefined();
    expect(read('hiram_openPage', { page: 'javascript:x', query: {} })).toBeUndefined();
  });

  it('does not exist if an answer is due and the callback is missing', () => {
    expect(read('hiram_userInfo', {}, { callback: undefined })).toBeUndefined();
    expect(read('hiram_logout', {}, { callback: undefined })).toMatchObject({
      type: 'bridge.logout',
    });
  });
});
