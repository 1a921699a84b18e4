export type ApiConfig = {
  base: string;
  prefix: string;
  /** S7 has the opposite flag. */
  encrypted: boolean;
  /** Timeout of a request with its reply's body, in milliseconds (S9). */
  timeout: number;
  /** Maximum delays before the retries of a failed read, in milliseconds. */
  readRetries: readonly number[];
};
