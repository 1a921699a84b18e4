/** The server settings of a deployment; the composition root supplies them. */
export type ApiConfig = {
  /** Where the protocol is served, `/api` unless on another host. */
  base: string;
  /** The field prefix (S7), `credit_` unless the backend says another. */
  prefix: string;
  /** The negated encryption-off flag (S7). */
  encrypted: boolean;
  /** Milliseconds until a request counts as timed out, its reply's body included (S9). */
  timeout: number;
  /** Milliseconds before each repetition of a failed read, at most; one entry a repetition. */
  readRetries: readonly number[];
};
