import type { Reply } from './message.ts';
import type { PlainForm } from './plain-files.ts';

export type SentForm = {
  url: string;
  headers: Headers;
  form: PlainForm;
  answered: (reply: Reply) => void;
  broken: () => void;
};

/** An aborted request still arrives. */
export type SendForm = (sent: SentForm) => void;
