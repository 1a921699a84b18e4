import { describe, expect, it } from 'vitest';
import type { Texts } from '#i18n/resources.ts';
import { appTexts } from './all-texts.ts';

/** Other texts that name a page. */
const names: { [Title in keyof Texts['title']]?: readonly string[] } = {
  home: ['home.titlePlain'],
  review: ['home.status.s20'],
  reject: ['home.status.s30'],
  lending: ['home.status.s40'],
  payoutFailed: ['home.status.s65'],
  cancelled: ['home.status.s60'],
  restructureConfirmation: ['restructure.confirm.submit'],
  disclosure: ['loanStory.papers.disclosure'],
  restructureAgreement: ['loanStory.papers.restructure'],
  repayOffline: ['repayment.due.offline'],
  rolloverDescribe: ['repayment.operation.rollover.name'],
  modifyBankCard: ['bankCardChange.ask.account'],
  coupons: ['home.coupons', 'borrow.quota.coupons'],
  records: ['home.records'],
  agreement: ['loanStory.papers.agreement'],
  setting: ['home.setting'],
  ticketList: ['feedbackTickets.list.label'],
  customerCenter: ['accountDeletion.readMe.ask.label'],
};

/** Other things that have one name on all pages. */
const alsoOne: readonly (readonly string[])[] = [
  ['home.status.s75', 'repayment.status.s10'],
  ['home.status.s80', 'repayment.status.s15'],
  ['borrow.confirm.processingFee', 'orderProgress.order.fee', 'repayment.detail.serviceFee'],
  ['repayment.due.fees', 'repayment.detail.overdueFees'],
];

const textOf = new Map(appTexts.map(({ key, en, fil }) => [key, { en, fil }]));
const textAt = (key: string) => {
  const text = textOf.get(`fil/${key}`);
  if (!text) throw new Error(`there is no text ${key}`);
  return text;
};

const titleKeys = [...textOf.keys()].flatMap(
  (key) => /^fil\/((?:title|flows|\w+\.titles)\.\w+)$/.exec(key)?.[1] ?? [],
);

describe('a name', () => {
  it.each(Object.entries(names))(
    'of the page %s is the same in its title and in the other texts',
    (page, keys) => {
      const title = textAt(titleKeys.find((key) => key.endsWith(`.${page}`)) ?? `title.${page}`);
      expect(keys.map((key) => ({ key, ...textAt(key) }))).toEqual(
        keys.map((key) => ({ key, ...title })),
      );
    },
  );

  it.each(alsoOne.map((keys) => [keys]))('of one thing is the same in: %s', (keys) => {
    expect(new Set(keys.map((key) => textAt(key).en)).size).toBe(1);
    expect(new Set(keys.map((key) => textAt(key).fil)).size).toBe(1);
  });
});
