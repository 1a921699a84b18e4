/** The server settings of a deployment; the composition root supplies them. */
export type ApiConfig = {
  /** The base path of the protocol, by default `/api`. */
  base: string;
  /** The field prefix (S7), by default `credit_`. */
  prefix: string;
  /** Whether the bodies of requests and replies are encrypted; S7 has the opposite flag. */
  encrypted: boolean;
  /** Timeout of a request including its reply's body, in milliseconds (S9). */
  timeout: number;
  /**
   * Maximum delays before the retries of a failed read, in milliseconds; one entry for each retry.
   */
  readRetries: readonly number[];
};
