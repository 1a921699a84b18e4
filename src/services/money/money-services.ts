import type { ApiClient } from '#services/api/client.ts';
import type { Journal } from '#services/journal/journal.ts';
import type { ServerClock } from '#services/server-clock.ts';

/** What moving money rests on. */
export type MoneyServices = {
  api: Pick<ApiClient, 'call'>;
  journal: Journal;
  clock: ServerClock;
  /** The language in which the agreement was shown. */
  lang: () => string;
  /** Hash of the logged-in user's id; null when nobody is logged in. */
  userKey: () => string | null;
};
