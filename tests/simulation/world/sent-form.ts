import type { Reply } from './message.ts';
import type { PlainForm } from './plain-files.ts';

/** A form with files that a page sends, and the callbacks for its result. */
export type SentForm = {
  url: string;
  headers: Headers;
  form: PlainForm;
  answered: (reply: Reply) => void;
  broken: () => void;
};

/** Sends a form of a page. An aborted request still arrives. */
export type SendForm = (sent: SentForm) => void;
