import type { Person } from '../people/typing.ts';
import type { Phone } from '../phone/phone.ts';
import type { MakeWatcher } from './watcher.ts';

const secretsOf = ({ borrower, codes }: Person): string[] =>
  [borrower.password, ...codes.map((code) => `"${code}"`)].filter((secret) => secret !== '');

const marksOf = ({ borrower }: Person): string[] => [
  borrower.userId,
  borrower.mobile,
  ...borrower.loanOrderIds,
];

const textIn = (area: Storage): string =>
  Array.from({ length: area.length }, (_, index) => area.key(index) ?? '')
    .map((key) => `${key}=${area.getItem(key) ?? ''}`)
    .join('\n');

/**
 * Checks that a phone stores no code or password, and no mobile number with an attempt. Unless the
 * storage is full, also checks that a logout reaches the native app and leaves no data of a
 * borrower, and that the phone stores no lost session and none of another borrower.
 */
export const secretsNotStored: MakeWatcher = ({ slots, people }) => {
  const phones = new Map(slots.map(({ phone }) => [phone.name, phone]));
  const secretIn = (text: string) =>
    people.flatMap(secretsOf).find((secret) => text.includes(secret));
  const markIn = (text: string, of: readonly Person[] = people) =>
    of.flatMap(marksOf).find((mark) => text.includes(mark));

  function journalled({ name, disk }: Phone): string[] {
    const text = JSON.stringify([...disk.entries]);
    const named = people.find(({ borrower }) => text.includes(borrower.mobile));
    if (secretIn(text) === undefined && !named) return [];
    return [`${name} stored a secret or a name with an attempt.`];
  }
  function loggedOut({ name, local, native }: Phone): string[] {
    const mark = markIn(textIn(local));
    const faults = native.session ? [`The native app of ${name} did not receive the logout.`] : [];
    return mark === undefined
      ? faults
      : [...faults, `${name} still stores ${mark} after the logout.`];
  }
  const loggedOn = new Set<string>();
  return {
    step: (facts) =>
      facts.flatMap((fact) => {
        switch (fact.type) {
          case 'stored': {
            const secret = secretIn(fact.value);
            return secret ? [`${fact.phone} stores ${secret} under ${fact.key}.`] : [];
          }
          case 'written': {
            const phone = phones.get(fact.phone);
            return phone ? journalled(phone) : [];
          }
          case 'tapped':
            if (fact.gesture === 'logout.confirmed') loggedOn.add(fact.page);
            else loggedOn.delete(fact.page);
            return [];
          case 'session': {
            const slot = slots.find(({ name }) => name === fact.page);
            if (!slot || slot.phone.full) return [];
            const out = fact.state === 'signedOut' && loggedOn.delete(fact.page);
            if (out) return loggedOut(slot.phone);
            // On a phone with several tabs, another page may have a session.
            const isAlone = slots.filter(({ phone }) => phone === slot.phone).length === 1;
            if (fact.state === 'signedOut' && isAlone && slot.phone.local.getItem('authInfo')) {
              return [`${slot.phone.name} still stores the lost session.`];
            }
            const userId = slot.page?.snapshot().context.session?.auth.userId;
            if (fact.state === 'signedOut' || userId === undefined) return [];
            const others = people.filter(({ borrower }) => borrower.userId !== userId);
            const auth = slot.phone.local.getItem('authInfo') ?? '';
            const mark = markIn(auth, others);
            return mark ? [`${slot.phone.name} stores ${mark} of another borrower's session.`] : [];
          }
          default:
            return [];
        }
      }),
  };
};
