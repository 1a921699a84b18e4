export type Message = {
  path: string;
  headers: [string, string][];
  body: string | Uint8Array<ArrayBuffer>;
};
export type Reply = { status: number; headers: [string, string][]; text: string };
