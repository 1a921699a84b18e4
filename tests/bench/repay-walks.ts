import {
  doneRestructure,
  startRestructure,
  startRollover,
} from '#tests/browser/harness/operations.ts';
import type { Person } from '#tests/browser/harness/person.ts';
import { enterHome } from './app-walks.ts';
import { asIn, changes, type Round } from './rounds.ts';
import type { Tap } from './walk.ts';

/** From home to the due amount of the loan. */
const toRepay = (person: Person, name: string, title: string): Tap =>
  changes(person).to(
    name,
    () => person.app.getByRole('button', { name: person.t('home:repay', { amount: '' }) }).click(),
    title,
  );

/** The due amount, the counters, the plan, the loan's story and its statement. */
const paying: Round = {
  enter: asIn('loan-70'),
  taps({ person }) {
    const { t } = person;
    const { by, exactly, home } = changes(person);
    const [repay, detail] = [t('title:repay'), t('title:repayDetail')];
    return [
      toRepay(person, 'home to repay', repay),
      exactly('repay to repay_offline', t('repayment:due.offline'), t('title:repayOffline')),
      exactly('repay_offline to repay', t('offlinePayment:back'), repay),
      by('repay to repay_plan', t('title:repayPlan'), t('title:repayPlan')),
      exactly('repay_plan to repay', t('repayment:back'), repay),
      by('repay to loan story', detail, detail),
      by('loan story to statement', t('title:statement'), t('title:statement')),
      exactly('statement to loan story', t('repayment:back'), detail),
      exactly('loan story to repay', t('repayment:back'), repay),
      home('repay to home', t('repayment:back')),
    ];
  },
};

const rollingOver: Round = {
  async enter(visit) {
    await enterHome(visit, 'rollover-offered');
    await startRollover(visit.page);
    await visit.page.goto('/');
  },
  taps({ person }) {
    const { t } = person;
    const { by, exactly, home } = changes(person);
    const [repay, describe] = [t('title:repay'), t('title:rolloverDescribe')];
    return [
      toRepay(person, 'home to repay, rollover begun', repay),
      exactly('repay to rollover_describe', t('repayment:operation.open'), describe),
      by('rollover_describe to _details', t('title:rolloverDetails'), t('title:rolloverDetails')),
      exactly('rollover_details to _describe', t('rollover:back'), describe),
      exactly('rollover_describe to repay', t('rollover:back'), repay),
      home('repay to home, rollover begun', t('repayment:back')),
    ];
  },
};

const restructuring: Round = {
  async enter(visit) {
    await enterHome(visit, 'restructure-offered');
    await startRestructure(visit.page);
    await visit.page.goto('/');
  },
  taps({ person }) {
    const { t } = person;
    const { exactly, home } = changes(person);
    const repay = t('title:repayOverdue');
    const [describe, details] = [t('title:restructureDescribe'), t('title:restructureDetails')];
    const confirmation = t('title:restructureConfirmation');
    return [
      toRepay(person, 'home to repay, restructure begun', repay),
      exactly('repay to restructure_describe', t('repayment:operation.open'), describe),
      exactly('restructure_describe to _details', t('restructure:describe.plan'), details),
      exactly('restructure_details to _confirmation', t('restructure:plan.next'), confirmation),
      exactly('restructure_confirmation to _details', t('restructure:back'), details),
      exactly('restructure_details to _describe', t('restructure:back'), describe),
      exactly('restructure_describe to repay', t('restructure:back'), repay),
      home('repay to home, restructure begun', t('repayment:back')),
    ];
  },
};

const records: Round = {
  enter: asIn('coupons-of-every-kind'),
  taps({ person }) {
    const { app, t, link } = person;
    const { to, exactly, home } = changes(person);
    const [titleOfRecords, detail] = [t('title:records'), t('title:repayDetail')];
    const settled = app
      .getByRole('list', { name: t('records:list') })
      .getByRole('button', { name: t('home:status.s80') });
    return [
      to('home to coupon', () => link(t('home:coupons')).click(), t('title:coupons')),
      home('coupon to home', t('coupons:back')),
      to('home to records', () => link(t('home:records')).click(), titleOfRecords),
      to('records to loan story', () => settled.first().click(), detail),
      exactly('loan story to records', t('repayment:back'), titleOfRecords),
      home('records to home', t('records:back')),
    ];
  },
};

/** From the terms to the payment that one more tap confirms. */
const rolledOver: Round = {
  async enter(visit) {
    const { page, person } = visit;
    const { t } = person;
    await enterHome(visit, 'rollover-offered');
    await page.goto(await startRollover(page));
    await person.agrees();
    const [before = '', after = ''] = t('rollover:confirmPay', { amount: '|' }).split('|');
    await page.getByRole('button', { name: new RegExp(`${before}.+${after}`) }).click();
  },
  once: true,
  taps({ person }) {
    const { t } = person;
    const name = 'confirmed rollover to what is processed';
    return [
      changes(person).exactly(name, t('rollover:question.confirm'), t('rollover:processing.title')),
    ];
  },
};

/** The success page opens automatically. */
const successPage: Round = {
  async enter(visit) {
    const { page, person } = visit;
    await enterHome(visit, 'restructured');
    await page.goto(await doneRestructure(page));
    await person.sees(person.t('title:moreTime'));
  },
  once: true,
  taps({ person }) {
    const { t } = person;
    const name = 'operation_success to repay';
    return [changes(person).exactly(name, t('operationSuccess:repayment'), t('title:repay'))];
  },
};

const reviewed: Round = {
  async enter(visit) {
    const { page, person } = visit;
    await enterHome(visit, 'restructure-offered');
    await page.goto(await startRestructure(page));
    await person.readsRestructure();
    await person.agrees();
    await person.taps(person.t('restructure:confirm.submit'));
  },
  once: true,
  taps({ person }) {
    const { t } = person;
    const name = 'confirmed restructure to _review';
    return [
      changes(person).exactly(name, t('restructure:ask.confirm'), t('title:restructureReview')),
    ];
  },
};

/** Each popup is answered once. */
const popup = (
  scenario: string,
  name: string,
  words: (t: Person['t']) => [string, string],
): Round => ({
  enter: asIn(scenario),
  once: true,
  taps({ person }) {
    const [answer, title] = words(person.t);
    return [changes(person).exactly(name, answer, title)];
  },
});

/** All rounds through the pages of repayment, the coupons, the records and the popups. */
export const repayRounds: readonly Round[] = [
  paying,
  rollingOver,
  restructuring,
  records,
  rolledOver,
  successPage,
  reviewed,
  popup('reoffer', 're-offer to limit', (t) => [t('popups:reoffer.accept'), t('title:limit')]),
  popup('coupon-popup', 'coupon popup to coupon', (t) => [
    t('popups:coupon.open'),
    t('title:coupons'),
  ]),
];
