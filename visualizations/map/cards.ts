import type { IconDrawing } from '#components/page/icon.tsx';
import { calendarIcon } from '#components/icons/calendar.ts';
import { checkIcon } from '#components/icons/check.ts';
import { clockIcon } from '#components/icons/clock.ts';
import { closeIcon } from '#components/icons/close.ts';
import { couponIcon } from '#components/icons/coupon.ts';
import { documentIcon } from '#components/icons/document.ts';
import { infoIcon } from '#components/icons/info.ts';
import { lockIcon } from '#components/icons/lock.ts';
import { personIcon } from '#components/icons/person.ts';
import { phoneIcon } from '#components/icons/phone.ts';
import { receiptIcon } from '#components/icons/receipt.ts';
import { refreshIcon } from '#components/icons/refresh.ts';
import { searchIcon } from '#components/icons/search.ts';
import { shareIcon } from '#components/icons/share.ts';
import { shieldIcon } from '#components/icons/shield.ts';
import { starIcon } from '#components/icons/star.ts';
import { supportIcon } from '#components/icons/support.ts';
import { walletIcon } from '#components/icons/wallet.ts';
import { type FlowId, pageIds, pageRow } from '#domain/pages.ts';
import { eachFlow } from '#machines/flows.ts';

export const stages = {
  start: 'Start',
  borrow: 'Borrow',
  repay: 'Repay',
  moreTime: 'More time',
  account: 'Account',
  help: 'Help',
} as const;

export type Stage = keyof typeof stages;

/** Machines that the root runs beside the flows; `root` is for pages of plain text. */
type Beside = 'login' | 'popups' | 'attempts' | 'helpCentre' | 'permissions' | 'agreement' | 'root';

export type CardId = FlowId | Beside;

type Place = { stage: Stage; picture: IconDrawing };

const at = (stage: Stage, picture: IconDrawing): Place => ({ stage, picture });

const ownPlaces: Readonly<Partial<Record<FlowId, Place>> & Record<Beside, Place>> = {
  login: at('start', phoneIcon),
  home: at('start', walletIcon),
  popups: at('start', starIcon),
  attempts: at('start', refreshIcon),
  borrow: at('borrow', receiptIcon),
  orderProgress: at('borrow', searchIcon),
  coupons: at('borrow', couponIcon),
  repayment: at('repay', checkIcon),
  offlinePayment: at('repay', shareIcon),
  records: at('repay', documentIcon),
  rollover: at('moreTime', calendarIcon),
  restructure: at('moreTime', clockIcon),
  operationSuccess: at('moreTime', checkIcon),
  profile: at('account', personIcon),
  bankCardChange: at('account', walletIcon),
  accountDeletion: at('account', closeIcon),
  permissions: at('account', lockIcon),
  helpCentre: at('help', supportIcon),
  feedbackTickets: at('help', shareIcon),
  agreement: at('help', shieldIcon),
  root: at('help', infoIcon),
};

/** Stages by the first part of a page's path; other pages belong to the account. */
const stagesByPath = new Map<string, Stage>([
  ['borrow', 'borrow'],
  ['repay', 'repay'],
  ['customer', 'help'],
]);

/** The place of a flow without a row in `ownPlaces`: in the stage of its first page. */
function defaultPlace(flow: FlowId): Place {
  const page = pageIds.find((id) => pageRow(id).flow === flow);
  const [, group = ''] = page ? pageRow(page).path.split('/') : [];
  return at(stagesByPath.get(group) ?? 'account', documentIcon);
}

export const places: Readonly<Record<CardId, Place>> = {
  ...ownPlaces,
  ...eachFlow<Record<FlowId, Place>>((flow) => ownPlaces[flow] ?? defaultPlace(flow)),
};

export const isCardId = (id: string): id is CardId => Object.hasOwn(places, id);

export const cardIds: readonly CardId[] = Object.keys(places).filter(isCardId);
