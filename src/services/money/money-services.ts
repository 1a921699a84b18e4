import type { ApiClient } from '#services/api/client.ts';
import type { Journal } from '#services/journal/journal.ts';
import type { ServerClock } from '#services/server-clock.ts';

export type MoneyServices = {
  api: Pick<ApiClient, 'call'>;
  journal: Omit<Journal, 'onChange'>;
  clock: Pick<ServerClock, 'now'>;
  lang: () => string;
  /** The account's mobile, `+639…`, also without a session; null if unknown. */
  mobile: () => string | null;
};
