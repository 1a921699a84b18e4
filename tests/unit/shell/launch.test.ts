import { describe, expect, it } from 'vitest';
import { forAnyone, forBorrower, writeLaunch } from '#sandbox/shell/address.ts';
import { readLaunch } from '#sandbox/shell/launch.ts';
import { borrower } from './borrower.ts';

describe('a link to the shell', () => {
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
});
