import { describe, expect, it } from 'vitest';
import { creditStatus } from '#domain/credit/credit-order.ts';
import { adviceFor } from '#sandbox/shell/devtools/advice.ts';
import { faultOf } from '#sandbox/shell/devtools/control-panel.machine.ts';
import { forAnyone, forBorrower, writeLaunch } from '#sandbox/shell/address.ts';
import { readLaunch } from '#sandbox/shell/launch.ts';
import { kindOf, suggestionFor } from '#sandbox/shell/phone/autofill.ts';
import { banAfter, noBan } from '#sandbox/shell/phone/ban.ts';
import {
  answersOf,
  fieldsOf,
  forms,
  isAnswered,
  sampleValues,
  stepOf,
  steps,
} from '#sandbox/shell/phone/forms.ts';
import { borrower } from './borrower.ts';

describe('a link to the shell', () => {
  it('opens a given setup', () => {
    expect(
      readLaunch(
        '?scenario=approved&path=/borrow/loop_quota&lang=fil&theme=dark&text=1.3&signedIn=yes&hint=no',
      ),
    ).toEqual({
      scenario: 'approved',
      path: '/borrow/loop_quota',
      signedIn: true,
      display: {
        language: 'fil',
        theme: 'dark',
        textScale: 1.3,
        offline: false,
        saysAtStart: false,
      },
      faults: [],
    });
  });

  it('is written unchanged from the setup that was read from it', () => {
    const address =
      '?scenario=loan-70&path=/repay%3FloanOrderId%3Dloan-1&lang=fil&theme=dark&signedIn=yes&hint=no' +
      '&fault=applyOrder,drop-after,1&fault=*,error-code:100103,2,500';
    const launch = readLaunch(address);
    expect(launch.faults).toEqual([
      { method: 'applyOrder', kind: 'drop-after', times: 1 },
      { method: '*', kind: 'error-code:100103', times: 2, delayMs: 500 },
    ]);
    expect(writeLaunch(launch)).toBe(address);
    expect(readLaunch(writeLaunch(launch))).toEqual(launch);
    expect(writeLaunch(readLaunch(''))).toBe('');
  });

  it('opens the same page for another borrower with other loan ids', () => {
    const before = { ...borrower, loanOrderIds: ['a', 'b'] };
    const after = { ...borrower, loanOrderIds: ['c', 'd'] };
    const path = forAnyone('/repay?loanOrderId=b&isOverdue=t', before);
    expect(path).toBe('/repay?loanOrderId=loan-2&isOverdue=t');
    expect(forBorrower(path, after)).toBe('/repay?loanOrderId=d&isOverdue=t');
    expect(forBorrower('/', after)).toBe('/');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/shell/', '/api/any'])(
    'does not open %s',
    (path) => {
      expect(readLaunch(`?path=${encodeURIComponent(path)}`).path).toBe('/');
    },
  );

  it('treats invalid values as missing', () => {
    expect(readLaunch('?scenario=../x&lang=de&theme=pink&text=9&fault=x')).toEqual(readLaunch(''));
  });
});

describe('the native back button', () => {
  it('keeps the named pages while it is blocked and afterwards', () => {
    const named = banAfter(noBan, { pages: ['reviewDetails'] });
    expect(banAfter(named, { isBan: true })).toEqual({ isBan: true, pages: ['reviewDetails'] });
    expect(banAfter(banAfter(named, { isBan: true }), { isBan: false })).toEqual(named);
  });
});

describe('suggestions of the phone', () => {
  it('depend on the last autocomplete token of a field', () => {
    expect(kindOf('section-login tel-national')).toBe('mobile');
    expect(kindOf('one-time-code')).toBe('code');
    expect(kindOf('off')).toBeNull();
  });

  it('contain the data of the borrower, and are null without a borrower', () => {
    expect(suggestionFor('mobile', borrower, null)).toMatchObject({ text: '9171234567' });
    expect(suggestionFor('password', borrower, null)).toMatchObject({ text: borrower.password });
    expect(suggestionFor('username', null, null)).toBeNull();
  });

  it('contain a code only after an SMS with one', () => {
    expect(suggestionFor('code', borrower, null)).toBeNull();
    expect(suggestionFor('code', borrower, '482915')).toMatchObject({ text: '482915' });
  });
});

describe('the native forms', () => {
  it('continue at the status of the credit order, and start again if it is approved or missing', () => {
    expect(stepOf(creditStatus.basicInfo)).toBe('basicInfo');
    expect(stepOf(creditStatus.bindBankCard)).toBe('bindBankCard');
    expect(stepOf(creditStatus.waitSubmit)).toBe('submit');
    expect(stepOf(creditStatus.approved)).toBe('basicInfo');
    expect(stepOf(null)).toBe('basicInfo');
  });

  it.each(steps)('are filled in at the start: %s', (step) => {
    expect(isAnswered(step, sampleValues)).toBe(true);
    expect(isAnswered(step, {})).toBe(forms[step].fields.length === 0);
  });

  it('ask for a bank only for a bank account', () => {
    const names = (accountType: string) =>
      fieldsOf('bindBankCard', { ...sampleValues, accountType }).map(({ name }) => name);
    expect(names('90005')).not.toContain('bankCode');
    expect(names('90007')).toContain('bankCode');
    expect(answersOf('bindBankCard', sampleValues)).not.toHaveProperty('bankCode');
  });
});

it('the advice of a details page is that of its summary', () => {
  expect(adviceFor('other', '/borrow/review_details')).toBe(adviceFor('other', '/borrow/review'));
});

describe('a fault', () => {
  const draft = { method: 'applyOrder', kind: 'slow', code: '65', times: '2', delay: '500' };

  it('is parsed from the form', () => {
    expect(faultOf(draft)).toEqual({
      method: 'applyOrder',
      kind: 'slow',
      times: 2,
      delayMs: 500,
    });
    expect(faultOf({ ...draft, kind: 'error-code', times: 'x', delay: '' })).toEqual({
      method: 'applyOrder',
      kind: 'error-code:65',
      times: 1,
    });
  });
});
