import type { ApiClient } from '#services/api/client.ts';
import type { Journal } from '#services/journal/journal.ts';
import type { ServerClock } from '#services/server-clock.ts';

/** The services of a money action. */
export type MoneyServices = {
  api: Pick<ApiClient, 'call'>;
  journal: Omit<Journal, 'onChange'>;
  clock: Pick<ServerClock, 'now'>;
  /** The language in which the agreement was shown. */
  lang: () => string;
  /** Whose account it is, `+639…`, also while its session is lost; null where that is not known. */
  mobile: () => string | null;
};
