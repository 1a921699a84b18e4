import { describe, expect, it } from 'vitest';
import { forBorrower, readLaunch } from '#sandbox/shell/launch.ts';
import { borrower } from './borrower.ts';

describe('a link to the shell', () => {
  it('gives the setup that the phone starts with', () => {
    const address =
      '?scenario=loan-70&path=/repay%3FloanOrderId%3Dloan-1&lang=fil&theme=dark&signedIn=yes&hint=no' +
      '&fault=applyOrder,drop-after,1&fault=*,error-code:100103,2,500&fault=nonsense';
    const { display, ...launch } = readLaunch(address);
    expect(display).toMatchObject({ language: 'fil', theme: 'dark', saysAtStart: false });
    expect(launch).toEqual({
      scenario: 'loan-70',
      path: '/repay?loanOrderId=loan-1',
      signedIn: true,
      faults: [
        { method: 'applyOrder', kind: 'drop-after', times: 1 },
        { method: '*', kind: 'error-code:100103', times: 2, delayMs: 500 },
      ],
    });
  });

  it('opens the page of the borrower’s own loans', () => {
    const after = { ...borrower, loanOrderIds: ['c', 'd'] };
    const path = forBorrower('/repay?loanOrderId=loan-2&isOverdue=t', after);
    expect(path).toBe('/repay?loanOrderId=d&isOverdue=t');
    expect(forBorrower('/', after)).toBe('/');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/shell/', '/api/any'])(
    'does not open %s',
    (path) => {
      expect(readLaunch(`?path=${encodeURIComponent(path)}`).path).toBe('/');
    },
  );
});
