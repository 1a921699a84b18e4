import type { Person } from '#tests/browser/harness/person.ts';
import { helpWords } from '#sandbox/rules/help-words.ts';
import { asIn, changes, type Round } from './rounds.ts';
import type { Tap } from './walk.ts';

/** From home to the profile. */
const toProfile = (person: Person, name: string): Tap =>
  changes(person).to(
    name,
    () => person.link(person.t('home:setting')).click(),
    person.t('title:setting'),
  );

/** The profile's pages, and the pages that start from it. */
const profile: Round = {
  enter: asIn('restructured'),
  taps({ person }) {
    const { t, link } = person;
    const { to, exactly, home } = changes(person);
    const [setting, security] = [t('title:setting'), t('title:accountSecurity')];
    const [list, deletion] = [t('title:agreementList'), t('title:accountDelete')];
    const payout = t('title:smsVerification');
    return [
      toProfile(person, 'home to setting'),
      to('setting to agreement_list', () => link(list).click(), list),
      exactly('agreement_list to setting', t('profile:back'), setting),
      to('setting to account_security', () => link(security).click(), security),
      to('account_security to account/delete', () => link(deletion).click(), deletion),
      exactly('account/delete to account_security', t('accountDeletion:back'), security),
      exactly('account_security to setting', t('profile:back'), setting),
      to('setting to sms_verification', () => link(payout).click(), payout),
      exactly('sms_verification to setting', t('bankCardChange:back'), setting),
      home('setting to home', t('profile:back')),
    ];
  },
};

/** The requests to customer service, and their states. */
const tickets: Round = {
  enter: asIn('unread'),
  taps({ person }) {
    const { t, link } = person;
    const { to, by, exactly, home } = changes(person);
    const [setting, list] = [t('title:setting'), t('title:ticketList')];
    const leaves = t('feedbackTickets:back');
    return [
      toProfile(person, 'home to setting, unread'),
      to('setting to serviceProgress', () => link(list).click(), list),
      by(
        'serviceProgress to feedbackDetail',
        t('feedbackTickets:types.paymentNotPosted'),
        t('title:ticketDetail'),
      ),
      exactly('feedbackDetail to serviceProgress', leaves, list),
      exactly(
        'serviceProgress to customerWorder',
        t('feedbackTickets:list.write'),
        t('title:ticketForm'),
      ),
      exactly('customerWorder to serviceProgress', leaves, list),
      exactly('serviceProgress to setting', leaves, setting),
      home('setting to home, unread', t('profile:back')),
    ];
  },
};

/** The pages to read. */
const help: Round = {
  enter: asIn('approved'),
  taps({ person }) {
    const { t, link } = person;
    const { to, exactly, home } = changes(person);
    const centre = t('title:customerCenter');
    return [
      to('home to customerCenter', () => link(t('home:support')).click(), centre),
      to(
        'customerCenter to questionContent',
        () => link(helpWords.en.articles.late.title).click(),
        t('title:article'),
      ),
      exactly('questionContent to customerCenter', t('helpCentre:back'), centre),
      to(
        'customerCenter to anti_fraud_guide',
        () => link(t('title:antiFraudGuide')).click(),
        t('title:antiFraudGuide'),
      ),
      exactly('anti_fraud_guide to customerCenter', t('info:back'), centre),
      home('customerCenter to home', t('helpCentre:back')),
    ];
  },
};

/** All rounds through the borrower's own pages. */
export const affairsRounds: readonly Round[] = [profile, tickets, help];
