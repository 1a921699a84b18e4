import * as v from 'valibot';
import { parseSmsCode } from '#domain/account/sms-code.ts';
import { payoutMethod } from '#domain/payments/payout-methods.ts';
import { bankCardChangeFlow, selectBankCardChangeView } from '#machines/bank-card-change/view.ts';
import { bankCardChangeMachine } from '#machines/bank-card-change/bank-card-change.machine.ts';
import { isClosed } from '#machines/bank-card-change/bank-card-change.setup.ts';
import { fetched, ran, worked } from '#machines/description/machine-words.ts';
import { situations } from '#machines/bank-card-change/situations.ts';
import { type FlowModel, isEvent } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import {
  cardIntent,
  cardKnown,
  cardOutcomes,
  disputed,
  failedAtBank,
  newNumber,
  originalNumber,
  payoutUnderWay,
} from '#machines/samples/bank-card.ts';
import { forwardTo } from '#machines/samples/events.ts';
import { failures } from '#machines/samples/failures.ts';
import { readDescriptor } from '#machines/samples/located.ts';
import { breaks } from '#machines/samples/outcomes.ts';

const Entry = v.object({ value: v.string() });

const mobile = '+639171234567';
const face = (result: 'passed' | 'failed' | 'cancelled' | 'unavailable') => gives({ result });
const code = '123456';

export const bankCardChangeModel: FlowModel<typeof bankCardChangeFlow> = {
  flow: bankCardChangeFlow,
  machine: bankCardChangeMachine,
  starts: {
    fresh: { userKey: 'juan', mobile, intent: null },
    openChange: { userKey: 'juan', mobile, intent: cardIntent },
  },
  ends: {
    left: gives({ type: 'left', loanOrderId: null }),
    leftToOrder: gives({ type: 'left', loanOrderId: 'loan-1' }),
  },
  links: {
    smsVerification: ['customerCenter', 'home'],
    modifyBankCard: ['customerCenter', 'home', 'login'],
  },
  services: {
    smsCode: { breaks },
    operationConfig: {
      open: gives(cardKnown()),
      failedAtBank: gives(cardKnown(failedAtBank)),
      changedRecently: gives(
        cardKnown({ closed: { reason: 'changedRecently', until: '2023-12-14' } }),
      ),
      payoutUnderWay: gives(cardKnown({ closed: payoutUnderWay })),
      disputed: gives(cardKnown({ closed: disputed })),
      noAccount: gives({ ...cardKnown(), bankCard: null }),
      appNeeded: gives(cardKnown({ needsFaceCheck: true }, { inApp: false })),
      ...failures,
    },
    checkFaceVerification: {
      passed: face('passed'),
      failed: face('failed'),
      cancelled: face('cancelled'),
      unavailable: face('unavailable'),
      breaks,
    },
    moneyAction: cardOutcomes,
  },
  events: {
    'nav.forward': forwardTo('modifyBankCard', 'lending'),
    'code.changed': [
      { type: 'code.changed', code },
      { type: 'code.changed', code: '12' },
    ],
    'method.chosen': [
      { type: 'method.chosen', method: payoutMethod.gcash },
      { type: 'method.chosen', method: payoutMethod.bank },
    ],
    'banks.searched': [{ type: 'banks.searched', query: 'bdo' }],
    'bank.chosen': [{ type: 'bank.chosen', bankCode: 'BDO' }],
    'entry.changed': [
      { type: 'entry.changed', field: 'originalNumber', value: originalNumber },
      { type: 'entry.changed', field: 'newNumber', value: '0917' },
      { type: 'entry.changed', field: 'newNumber', value: newNumber },
      { type: 'entry.changed', field: 'holder', value: 'Ana Cruz' },
    ],
  },
  offers(event, snapshot) {
    const { form, code: typed, changed, bankQuery } = snapshot.context;
    switch (event.type) {
      case 'code.changed':
        return event.code !== typed;
      case 'method.chosen':
        return event.method !== form?.accountType;
      case 'entry.changed':
        return form !== null && event.value !== form[event.field];
      case 'banks.searched':
        return event.query !== bankQuery;
      // The button exists only with a repeated payout, and opens its order.
      case 'change.acknowledged':
        return changed?.resentLoanOrderId != null;
      default:
        return true;
    }
  },
  key({ known, code: typed, codeReason, codeGiven, form, faults, faceChecked, ...rest }) {
    const { problem, changed, intent, bankQuery, failure } = rest;
    return {
      known: known && [isClosed(known), known.bankCard?.needsFaceCheck],
      code: [parseSmsCode(typed), codeReason, codeGiven],
      form,
      faults: Object.entries(faults),
      faceChecked,
      problem: problem?.type,
      changed: changed?.resentLoanOrderId,
      resumes: intent !== null,
      bankQuery,
      failed: failure !== null,
    };
  },
  // Limits the form: it is filled in from top to bottom, and some other steps are walked only while
  // it is untouched or full.
  walks(step, snapshot) {
    const { form, faults } = snapshot.context;
    if (!snapshot.matches('entering') || !form || step.type !== 'user') return true;
    if (isEvent(step, 'entry.changed')) {
      const { value } = v.parse(Entry, step.event);
      if (value === 'Ana Cruz') return form.newNumber === newNumber;
      return value === originalNumber || form.originalNumber !== '';
    }
    const untouched = form.originalNumber === '' && Object.keys(faults).length === 0;
    const full = form.holder !== '' && form.newNumber !== '';
    switch (step.event.type) {
      case 'method.chosen':
      case 'banks.opened':
        return untouched || full;
      case 'nav.back':
      case 'page.refreshed':
      case 'session.renewed':
        return untouched || full;
      default:
        return true;
    }
  },
  byHand: {
    pairs: [
      {
        why: 'If the money action of an open change breaks, the attempt stays open: reloads fetch only the account, and only a repeated change reconciles it.',
        path: [
          'openChange > moneyAction:breaks > operationConfig:network',
          'retry.pressed > operationConfig:network > page.refreshed > operationConfig:network',
          'session.renewed > operationConfig:network > connection.restored > operationConfig:changedRecently',
          'page.refreshed > operationConfig:changedRecently > session.renewed > operationConfig:changedRecently',
          'page.shown > operationConfig:open > page.refreshed > operationConfig:open > session.renewed > operationConfig:open',
          'code.changed(123456) > code.submitted > page.refreshed > operationConfig:open > session.renewed > operationConfig:open',
        ].join(' > '),
      },
    ],
  },
  invariants: {
    'B1: The form opens only after a complete code.'({ snapshot }) {
      const { code: typed, codeGiven } = snapshot.context;
      if (!snapshot.matches('entering') && !snapshot.matches('checkingFace')) return true;
      return (codeGiven && parseSmsCode(typed).ok) || `with the code “${typed}”`;
    },
    'B1: A request for another code keeps the typed one, which is valid until the new one is sent.'({
      step,
      previous,
      snapshot,
    }) {
      if (!isEvent(step, 'code.requested')) return true;
      return previous?.context.code === snapshot.context.code || 'the typed code is gone';
    },
    'B1: An unusable code is cleared, and the reason is shown at its field.'({ snapshot }) {
      const { code: typed, codeReason, codeGiven } = snapshot.context;
      if (codeReason !== 'wrong' && codeReason !== 'expired') return true;
      return (typed === '' && !codeGiven) || `“${typed}” stays`;
    },
    'B2: Only the borrower changes the form before the change is made.'({
      step,
      previous,
      snapshot,
    }) {
      const before = previous?.context.form;
      const typing = isEvent(step, 'entry.changed', 'method.chosen', 'bank.chosen');
      if (!before || typing || snapshot.context.changed) return true;
      const same = JSON.stringify(before) === JSON.stringify(snapshot.context.form);
      return same || 'something typed is lost';
    },
    'B2: Numbers and code are cleared after the change.'({ snapshot }) {
      const { changed, form, code: typed } = snapshot.context;
      return !changed || (form === null && typed === '') || 'a number or the code is still stored';
    },
    'B3: If no change is possible, the page shows the reason before the form.'({ snapshot }) {
      const { known } = snapshot.context;
      const shut = known !== null && isClosed(known);
      const open = snapshot.matches('verifying') || snapshot.matches('entering');
      return !shut || !open || 'the form is shown';
    },
    'B3: If no change is possible, a reload stays on the page with the reason.'({ snapshot }) {
      const stays = !snapshot.matches('closed') || !snapshot.context.codeGiven;
      return stays || 'the form is shown';
    },
    'B4: A change is sent only after the question, unless an open attempt is resumed.'({
      previous,
      snapshot,
    }) {
      if (!previous || !snapshot.matches('changing') || previous.matches('changing')) return true;
      const wasAsking =
        previous.matches({ entering: 'asking' }) || previous.matches('checkingFace');
      return (
        snapshot.context.intent !== null || wasAsking || 'the change is sent without a question'
      );
    },
    'B4: No change is sent without a face check if the lender requires one.'({ snapshot }) {
      const { known, faceChecked, intent } = snapshot.context;
      if (!snapshot.matches('changing') || intent !== null) return true;
      return !known?.bankCard?.needsFaceCheck || faceChecked || 'no face was seen';
    },
    'B5: Leaving opens the order with the failed or repeated payout.'({ snapshot }) {
      if (!snapshot.output) return true;
      const { known, changed } = snapshot.context;
      const order = changed ? changed.resentLoanOrderId : (known?.bankCard?.failedPayout ?? null);
      return (
        snapshot.output.loanOrderId === order ||
        `the opened order is ${snapshot.output.loanOrderId}`
      );
    },
  },
  read: (snapshot) => {
    readDescriptor(bankCardChangeFlow, snapshot);
    selectBankCardChangeView(snapshot);
  },
  situations,
  words: {
    guards: {
      accountChanged: 'the account is changed',
      bankNeeded: 'the payout method is a bank account',
      changeClosed: 'the account cannot be changed now',
      codeGiven: 'the code is given',
      faceNeeded: 'the lender requires a face check',
      facePassed: 'the face check was passed',
      formReachable: 'forward leads to the form, and the code is complete',
    },
    actions: {
      clearSearch: 'Show all banks',
      explainFace: 'Show the result of the face check',
      giveCode: 'Mark the code as given',
      keepBank: 'Store the bank',
      keepChanged: 'Store the current account; clear the typed numbers and the code',
      keepFace: 'Store that the face check was passed',
      keepMethod: 'Store the payout method',
      rememberOldAccount: 'Store the masked account from before the change',
      searchBanks: 'Search the banks',
      takeCodeBack: 'Mark the code as not given',
    },
    services: {
      bankCardChange: ran('The change of the payout account'),
      checkFaceVerification: worked('The face check'),
      operationConfig: fetched('The payout account'),
    },
  },
};
