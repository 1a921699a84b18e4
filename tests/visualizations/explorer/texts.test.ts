import { expect, it, vi } from 'vitest';
import { Language } from '#domain/language.ts';
import { agreementWords } from '#sandbox/rules/agreement-words.ts';
import { appTexts } from '#tests/unit/i18n/all-texts.ts';
import { readNamedPaths } from '#visualizations/explorer/build/named-paths.ts';
import { shownTexts } from '#visualizations/explorer/build/texts.tsx';
import { modelsWithSituations } from '#machines/situations.ts';

// A stub, because the sanitiser needs a browser and this test reads only text.
vi.mock('#services/html/sanitise.ts', () => ({ sanitise: (html: string) => html }));

const shown = await shownTexts(modelsWithSituations, await readNamedPaths());

/** Texts that no state of a machine shows, by key or key prefix, with the reasons. */
const notInAnyState: Readonly<Record<string, string>> = {
  'common.broken.': 'shown if a page fails to render or its code is missing, in any state',
  'common.newer.': 'shown if the host no longer has the code of this build, in any state',
  'common.withoutInternet': 'part of the hotline, which the app shows outside the pages',
  'failure.outdated': 'part of the dialog that opens the newer build',
  'failure.journal': 'shown on a phone without a journal (no-journal.test.tsx)',
  'flows.needsInternet': 'why the last button of a flow is disabled while the phone is offline',
  'repayment.detail.copied': 'shown by the share button after the phone has copied',
  'repayment.detail.copyFailed': 'shown by the share button if the phone cannot copy',
  'loanStory.papers.copied': 'shown by the share button after the phone has copied',
  'loanStory.papers.copyFailed': 'shown by the share button if the phone cannot copy',
  'offlinePayment.channels.opensAt':
    'shown if all channels are closed for some hours (closed-pages.ts)',
  'offlinePayment.onItsWay.copyFailed': 'shown by the copy button if the phone cannot copy',
  'offlinePayment.number.copied': 'shown by the copy button after the phone has copied',
  'offlinePayment.number.copyFailed': 'shown by the copy button if the phone cannot copy',
  'info.agreement.copied': 'shown by the copy button after the phone has copied',
  'info.agreement.copyFailed': 'shown by the copy button if the phone cannot copy',
  'home.lastKnown.number.copied': 'shown by the copy button after the phone has copied',
  'home.lastKnown.number.copyFailed': 'shown by the copy button if the phone cannot copy',
  'attempts.deleteAccount.taken': 'the account no longer exists, so no borrower sees it',
  'profile.ownData.saved': 'shown by the save button after the phone has saved',
  'profile.ownData.copied': 'shown by the copy button after the phone has copied',
  'profile.ownData.copyFailed': 'shown by the copy button if the phone cannot copy',
  'home.notices.stayed.other': 'each status that opens no page has a text of its own',
  'borrow.quota.reasons.nothingAvailable': 'a used-up limit is closed before an amount is chosen',
  'borrow.quota.couponReasons.alreadyChosen': 'pressing a chosen coupon removes it',
  'flows.code.operation': 'the pages on which lenders refuse in this way have texts of their own',
  'flows.code.attemptReused': 'the app sends no other content under the suffix and t of an attempt',
  'en/helpCentre.language.en': 'shown in the other language only',
  'en/helpCentre.otherLanguage.en': 'shown in the other language only',
  'fil/helpCentre.language.fil': 'shown in the other language only',
  'fil/helpCentre.otherLanguage.fil': 'shown in the other language only',
  'en/borrow.confirm.dueDates_one': 'shown for several payments only',
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Each placeholder matches any value. */
function patternOf(text: string): RegExp {
  const words = text.split(/\{\{\w+\}\}/).map(escaped);
  return new RegExp(`(?<![\\p{L}\\d])${words.join('.+')}(?![\\p{L}\\d])`, 'u');
}

/** In Filipino, one of a text's two plural forms is enough, because both have the same words. */
function wantedIn(language: Language): Map<string, RegExp[]> {
  const wanted = new Map<string, RegExp[]>();
  for (const { key, [language]: text } of appTexts) {
    const own = key.replace(/^fil\//, '');
    const name = language === 'fil' ? own.replace(/_(one|other)$/, '') : own;
    wanted.set(name, [...(wanted.get(name) ?? []), patternOf(text)]);
  }
  return wanted;
}

it.each(Language.options)(
  'the screens show every text except the listed texts, in %s',
  (language) => {
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
  },
);

it('the screens of the agreement show its consent in both languages', () => {
  const agreed = shown.filter(({ flow }) => flow === 'agreement').map(({ text }) => text);
  for (const language of Language.options) {
    expect(agreed).toContain(agreementWords[language].consent);
  }
});
