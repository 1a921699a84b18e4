/** The server settings of a deployment. */
export type ApiConfig = {
  base: string;
  /** The field prefix (S7). */
  prefix: string;
  /** S7 has the opposite flag. */
  encrypted: boolean;
  /** Of a request with its reply's body, in milliseconds (S9). */
  timeout: number;
  /** Maximum delays before the retries of a failed read, in milliseconds. */
  readRetries: readonly number[];
};
