/** A request on the line. */
export type Message = {
  path: string;
  headers: [string, string][];
  body: string | Uint8Array<ArrayBuffer>;
};
/** A reply on the line. */
export type Reply = { status: number; headers: [string, string][]; text: string };
