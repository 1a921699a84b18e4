import type { Borrower, Fault } from './control/schemas.ts';
import { firstLaunch, type Launch } from './launch.ts';

/** Loan ids differ between borrowers of a scenario, so an address has placeholders for them. */
const loanAt = (index: number): string => `loan-${index + 1}`;

function withQuery(path: string, change: (value: string) => string): string {
  const { pathname, searchParams } = new URL(path, 'http://app');
  const query = [...searchParams].map(([name, value]) => [name, change(value)]);
  const search = new URLSearchParams(query).toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}

/** Replaces loan ids in a path by placeholders. */
export const forAnyone = (path: string, { loanOrderIds }: Borrower): string =>
  withQuery(path, (value) => {
    const index = loanOrderIds.indexOf(value);
    return index < 0 ? value : loanAt(index);
  });

export const forBorrower = (path: string, { loanOrderIds }: Borrower): string =>
  withQuery(path, (value) => loanOrderIds.find((_, index) => loanAt(index) === value) ?? value);

const faultText = ({ method, kind, times, delayMs }: Fault): string =>
  [method, kind, times, ...(delayMs ? [delayMs] : [])].join(',');

/** The query of the shell's address for a setup, which `readLaunch` reads; without `offline`. */
export function writeLaunch({ scenario, path, signedIn, display, faults }: Launch): string {
  const { language, theme, textScale, saysAtStart } = display;
  const params: [name: string, value: string, usual: string][] = [
    ['scenario', scenario ?? '', ''],
    ['path', path, firstLaunch.path],
    ['lang', language, firstLaunch.display.language],
    ['theme', theme, firstLaunch.display.theme],
    ['text', String(textScale), String(firstLaunch.display.textScale)],
    ['signedIn', signedIn ? 'yes' : '', ''],
    ['hint', saysAtStart ? '' : 'no', ''],
    ...faults.map((fault): [string, string, string] => ['fault', faultText(fault), '']),
  ];
  const given = params.filter(([, value, usual]) => value !== usual);
  const search = given.map(([name, value]) => `${name}=${encode(value)}`).join('&');
  return search === '' ? '' : `?${search}`;
}

/** Percent-encodes a value but keeps slashes, commas and colons readable. */
const encode = (value: string): string =>
  encodeURIComponent(value).replaceAll('%2F', '/').replaceAll('%2C', ',').replaceAll('%3A', ':');
