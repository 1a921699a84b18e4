import type { Slot } from '../world/slot.ts';
import type { MakeWatcher } from './watcher.ts';

const tokenOf = ({ page }: Slot) => page?.snapshot().context.session?.auth.token;

/** A phone with a full storage, or a page that is not signed in, may send any token. */
const isOwn = (slots: readonly Slot[], token: string): boolean =>
  slots.some(
    (slot) =>
      tokenOf(slot) === token ||
      slot.phone.full ||
      slot.phone.local.getItem('authInfo')?.includes(token) ||
      !slot.page?.snapshot().matches({ session: 'signedIn' }),
  );

const isCiphered = (content: string): boolean => /^[0-9a-f]+$/.test(content);

/**
 * Checks that requests are encrypted, in the language of a page of the phone, and with no token but
 * that of a session on the phone.
 */
export const requestFormat: MakeWatcher = ({ slots }) => {
  /**
   * Last token of each phone, and its languages after the last step, because a request may leave
   * during a change.
   */
  const before = new Map<string, string>();
  const earlierLanguages = new Map<string, readonly unknown[]>();
  return {
    step(facts) {
      const faults = facts.flatMap((fact) => {
        if (fact.type !== 'left') return [];
        const { token, lang, content } = fact.request;
        const here = slots.filter(({ phone }) => phone.name === fact.phone);
        const languages = here.map(({ page }) => page?.app.texts.language());
        const isKnown = token === null || isOwn(here, token);
        const isOfBefore = before.get(fact.phone) === token;
        const all = [...languages, ...(earlierLanguages.get(fact.phone) ?? [])];
        const isAllowedLanguage = all.includes(lang ?? '') || languages.includes(undefined);
        return [
          ...(isCiphered(content) ? [] : [`${fact.phone} sent a request without encryption.`]),
          ...(isKnown || isOfBefore
            ? []
            : [`${fact.phone} sent a request for a borrower who is not logged in on it.`]),
          ...(isAllowedLanguage
            ? []
            : [`${fact.phone} sent a request in another language than that of its page.`]),
        ];
      });
      for (const { page, phone } of slots) {
        const token = page?.snapshot().context.session?.auth.token;
        if (token !== undefined) before.set(phone.name, token);
        const ofPhone = slots.filter((slot) => slot.phone === phone);
        earlierLanguages.set(
          phone.name,
          ofPhone.map((slot) => slot.page?.app.texts.language()),
        );
      }
      return faults;
    },
  };
};
