import { expect, it, vi } from 'vitest';
import { Language } from '#domain/language.ts';
import { agreementWords } from '#sandbox/rules/agreement-words.ts';
import { appTexts } from '#tests/unit/i18n/all-texts.ts';
import { readNamedPaths } from '#visualizations/explorer/build/named-paths.ts';
import { shownTexts } from '#visualizations/explorer/build/texts.tsx';
import { sampledModels } from '#visualizations/samples/samples.ts';

// A stub, because the sanitiser needs a browser and this test reads only text.
vi.mock('#services/html/sanitise.ts', () => ({ sanitise: (html: string) => html }));

const shown = await shownTexts(sampledModels, await readNamedPaths());

/** Texts that no state of a machine shows, by key or key prefix, with the reasons. */
const notInAnyState: Readonly<Record<string, string>> = {
  'common.broken.': 'the app shows them where a page breaks, whatever its machine says',
  'common.newer.':
    'the app shows them where the host has no code of this build, whatever its machine says',
  'common.withoutInternet': 'every page ends with it while the root has no line',
  'failure.outdated': 'the dialog that opens the newer build comes with it',
  'failure.journal': 'a payment says it on a phone that cannot write (no-journal.test.tsx)',
  'flows.needsInternet': 'a flow’s last button says it while the root has no line',
  'repayment.detail.copied': 'the button that shares says it, once the phone has copied',
  'repayment.detail.copyFailed': 'the button that shares says it, where the phone cannot copy',
  'loanStory.papers.copied': 'the button that shares says it, once the phone has copied',
  'loanStory.papers.copyFailed': 'the button that shares says it, where the phone cannot copy',
  'offlinePayment.channels.opensAt':
    'the list of channels says it where all are closed for some hours (closed-pages.ts)',
  'offlinePayment.onItsWay.copyFailed':
    'the button that copies says it, where the phone cannot copy',
  'offlinePayment.number.copied': 'the button that copies says it, once the phone has copied',
  'offlinePayment.number.copyFailed': 'the button that copies says it, where the phone cannot copy',
  'info.agreement.copied': 'the button that copies says it, once the phone has copied',
  'info.agreement.copyFailed': 'the button that copies says it, where the phone cannot copy',
  'home.lastKnown.number.copied': 'the button that copies says it, once the phone has copied',
  'home.lastKnown.number.copyFailed': 'the button that copies says it, where the phone cannot copy',
  'attempts.deleteAccount.taken': 'the account has ended, so no borrower sees it',
  'profile.ownData.saved': 'the button that saves says it, once the phone has saved',
  'profile.ownData.copied': 'the button that copies says it, once the phone has copied',
  'profile.ownData.copyFailed': 'the button that copies says it, where the phone cannot copy',
  'home.notices.stayed.other': 'every status that opens no page has words of its own',
  'borrow.quota.reasons.nothingAvailable':
    'a limit with nothing left is closed before an amount is chosen',
  'borrow.quota.couponReasons.alreadyChosen': 'pressing a chosen coupon removes it',
  'flows.code.operation':
    'the pages of rollovers and restructures, on which lenders refuse so, have words of their own',
  'flows.code.attemptReused': 'the app sends no other content under the suffix and t of an attempt',
  'en/helpCentre.language.en': 'said in the other language only',
  'en/helpCentre.otherLanguage.en': 'said in the other language only',
  'fil/helpCentre.language.fil': 'said in the other language only',
  'fil/helpCentre.otherLanguage.fil': 'said in the other language only',
  'en/borrow.confirm.dueDates_one': 'shown for several payments only',
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A displayed text, with any value for each placeholder. */
function patternOf(text: string): RegExp {
  const words = text.split(/\{\{\w+\}\}/).map(escaped);
  return new RegExp(`(?<![\\p{L}\\d])${words.join('.+')}(?![\\p{L}\\d])`, 'u');
}

/**
 * Every text of the app in a language, by key. For plurals, one of two forms is enough, because
 * Filipino has none.
 */
function wantedIn(language: Language): Map<string, RegExp[]> {
  const wanted = new Map<string, RegExp[]>();
  for (const { key, [language]: text } of appTexts) {
    const own = key.replace(/^fil\//, '');
    const name = language === 'fil' ? own.replace(/_(one|other)$/, '') : own;
    wanted.set(name, [...(wanted.get(name) ?? []), patternOf(text)]);
  }
  return wanted;
}

it.each(Language.options)('every text of the app is found by a search, in %s', (language) => {
  const all = shown
    .filter((text) => text.language === language)
    .map(({ text }) => text)
    .join('\n');
  const exceptions = Object.keys(notInAnyState).map((key) => key.replace(`${language}/`, ''));
  const missing = [...wantedIn(language)]
    .filter(([, patterns]) => !patterns.some((pattern) => pattern.test(all)))
    .map(([key]) => key);
  const isException = (key: string) => exceptions.some((start) => key.startsWith(start));
  expect(missing.filter((key) => !isException(key))).toEqual([]);
  const other = language === 'en' ? 'fil/' : 'en/';
  const unneeded = exceptions.filter(
    (start) => !start.startsWith(other) && !missing.some((key) => key.startsWith(start)),
  );
  expect(unneeded).toEqual([]);
});

it('the lender’s agreement is found in both languages', () => {
  const agreed = shown.filter(({ flow }) => flow === 'agreement').map(({ text }) => text);
  for (const language of Language.options) {
    expect(agreed).toContain(agreementWords[language].consent);
  }
});
