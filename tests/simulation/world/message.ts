export type Message = {
  path: string;
  headers: [string, string][];
  body: string;
};
export type Reply = { status: number; headers: [string, string][]; text: string };
