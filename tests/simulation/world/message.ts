/** A request as the server receives it: path with query, and encoded body. */
export type Message = {
  path: string;
  headers: [string, string][];
  body: string | Uint8Array<ArrayBuffer>;
};
/** A reply as the page receives it. */
export type Reply = { status: number; headers: [string, string][]; text: string };
