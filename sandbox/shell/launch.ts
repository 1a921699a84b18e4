import * as v from 'valibot';
import { defaultLanguage, Language } from '#domain/language.ts';
import { GivenFault } from '#sandbox/control/faults.ts';
import type { Borrower } from './control/api.ts';

export const Display = v.object({
  language: Language,
  theme: v.picklist(['system', 'light', 'dark']),
  textScale: v.picklist([1, 1.15, 1.3]),
  offline: v.boolean(),
  /** Whether the native app provides the login state and the language at document start. */
  saysAtStart: v.boolean(),
});
export type Display = v.InferOutput<typeof Display>;

/** Without a scenario the phone waits for a user. */
export type Launch = {
  scenario: string | null;
  path: string;
  /** Whether the native app knows the borrower from the start. */
  signedIn: boolean;
  display: Display;
  /** For the first borrower only. */
  faults: readonly GivenFault[];
};

/**
 * A fault in an address: `applyOrder,drop-after,1`, optionally followed by a delay in milliseconds.
 */
const FaultText = v.pipe(
  v.string(),
  v.regex(/^(\w{1,64}|\*),[a-z0-9-]+(:\d+)?,\d{1,4}(,\d{1,6})?$/),
  v.transform((text): unknown => {
    const [method, kind, times, delay] = text.split(',');
    return {
      method,
      kind,
      times: Number(times),
      ...(delay === undefined ? {} : { delayMs: Number(delay) }),
    };
  }),
  GivenFault,
);

const Scenario = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));
/** Excludes the shell, the API and other hosts. */
const Path = v.pipe(
  v.string(),
  v.maxLength(512),
  v.regex(/^\/(?!\/|shell\b|sandbox\b|api\b)[^\\]*$/),
);

const Params = v.object({
  scenario: v.fallback(v.nullable(Scenario), null),
  path: v.fallback(Path, '/'),
  lang: v.fallback(Language, defaultLanguage),
  theme: v.fallback(Display.entries.theme, 'system'),
  text: v.fallback(v.pipe(v.string(), v.transform(Number), Display.entries.textScale), 1),
  faults: v.array(v.fallback(v.nullable(FaultText), null)),
});

/** Reads the shell's address. Invalid values count as missing. */
export function readLaunch(search: string): Launch {
  const given = new URLSearchParams(search);
  const params = v.parse(Params, {
    scenario: given.get('scenario'),
    path: given.get('path'),
    lang: given.get('lang'),
    theme: given.get('theme'),
    text: given.get('text'),
    faults: given.getAll('fault'),
  });
  return {
    scenario: params.scenario,
    path: params.path,
    signedIn: given.get('signedIn') === 'yes',
    display: {
      language: params.lang,
      theme: params.theme,
      textScale: params.text,
      offline: false,
      saysAtStart: given.get('hint') !== 'no',
    },
    faults: params.faults.filter((fault) => fault !== null),
  };
}

/**
 * Loan ids differ between borrowers of a scenario, so `loan-1` is an alias of the first loan's id.
 */
export function forBorrower(path: string, { loanOrderIds }: Borrower): string {
  const { pathname, searchParams } = new URL(path, 'http://app');
  const query = [...searchParams].map(([name, value]) => [
    name,
    loanOrderIds.find((_, index) => value === `loan-${index + 1}`) ?? value,
  ]);
  return searchParams.size === 0
    ? pathname
    : `${pathname}?${new URLSearchParams(query).toString()}`;
}
